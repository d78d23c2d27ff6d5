import { filesOfRecordMax } from '@koma/contract/files.ts'
import { FileField } from '../../shell/file-field.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { Uploads } from '../../lib/use-uploads.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'
import { hintOf } from './remark.tsx'
import { filesField } from './send-application.ts'

export interface AttachmentFieldsProps extends FieldProps {
  readonly uploads: Uploads
  /** Said before the usual hint. */
  readonly note?: string | null
}

/** PDFs: those that stay, and new ones. Source: product §3, §5 "Uploads" */
export function AttachmentFields({ errors, comments, uploads, note = null }: AttachmentFieldsProps) {
  const { words } = useSite()
  const hint = words('creators.filesHint', { max: filesOfRecordMax })
  return (
    <FormPart title={words('creators.partFiles')}>
      <FileField
        name={filesField}
        filesMax={filesOfRecordMax}
        uploads={uploads}
        label={words('creators.files')}
        hint={hintOf(comments.attachments, [note, hint].filter(Boolean).join(' '))}
        error={errors.attachments}
      />
    </FormPart>
  )
}
