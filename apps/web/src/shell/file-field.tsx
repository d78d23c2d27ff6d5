import type { FieldTexts } from '@koma/ui/field.tsx'
import { UploadField } from '@koma/ui/upload-field.tsx'
import { sizeWords, stateWords } from '../lib/upload-list.ts'
import { useIsAlive } from '../lib/use-is-alive.ts'
import { useSite } from '../lib/use-language.ts'
import type { Uploads } from '../lib/use-uploads.ts'

export interface FileFieldProps extends FieldTexts {
  name: string
  filesMax: number
  uploads: Uploads
}

/**
 * A field for PDFs on a form with `encType="multipart/form-data"`. Put `useUploads` into the form, `uploads.isBusy` into
 * its button's `disabledReason` (`upload.busy`), and read the post with `server/read-upload-form.ts`: with scripts the
 * form posts ids of files that were sent before, without them the files themselves. Source: product §5 "Uploads"
 */
export function FileField({ name, filesMax, uploads, hint, ...texts }: FileFieldProps) {
  const { words, paths } = useSite()
  const isAlive = useIsAlive()
  const nameOf = (action: string) => (file: string) => words('upload.namedAction', { action, name: file })
  const action = (word: string, run: (key: string) => void) => ({ word, nameOf: nameOf(word), run })
  const items = uploads.files.map((file) => ({
    key: file.key,
    name: file.name,
    size: sizeWords(words, file.size),
    state: file.state,
    percent: file.percent,
    stateWords: stateWords(words, file),
    id: file.record?.id ?? null,
    href: file.record?.state === 'ready' ? paths.memberFile(file.record.id) : null,
    retryable: file.retryable,
  }))
  return (
    <UploadField
      {...texts}
      hint={hint ?? (filesMax === 1 ? words('upload.hintOne') : words('upload.hint', { count: filesMax }))}
      name={name}
      accept="application/pdf,.pdf"
      multiple={filesMax > 1}
      items={items}
      chooseWord={words('upload.choose')}
      dropWords={words('upload.orDrop')}
      listLabel={words('upload.list')}
      said={uploads.said}
      onFiles={isAlive ? uploads.add : undefined}
      actions={{
        cancel: action(words('upload.cancel'), uploads.cancel),
        retry: action(words('upload.retry'), uploads.retry),
        remove: action(words('upload.remove'), uploads.remove),
        keepWord: words('upload.keep'),
      }}
    />
  )
}
