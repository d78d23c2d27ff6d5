import type { CreatorClass } from '@koma/domain/creator-application.ts'
import { RadioGroup } from '@koma/ui/radio-group.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'
import { hintOf } from './remark.tsx'

const texts = { associate_creator: 'creators.associateText', creator: 'creators.creatorText' } as const

/** The class that is applied for, of those above the member's own. Source: product §6 */
export function TypeFields({ written, errors, comments, types }: FieldProps & { types: readonly CreatorClass[] }) {
  const { words } = useSite()
  return (
    <FormPart title={words('creators.partType')}>
      <RadioGroup
        {...{ id: 'type', name: 'type', mark: words('creators.required') }}
        label={words('creators.type')}
        hint={hintOf(comments.type)}
        error={errors.type}
        defaultValue={written.type}
        options={types.map((one) => ({ value: one, label: words(`creators.${one}`), hint: words(texts[one]) }))}
      />
    </FormPart>
  )
}
