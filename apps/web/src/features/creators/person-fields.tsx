import { TextField } from '@koma/ui/text-field.tsx'
import { useSite } from '../../lib/use-language.ts'
import { CitizenshipFields } from './citizenship-fields.tsx'
import type { CreatorLists } from './creator-lists.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'
import { IndustryFields } from './industry-fields.tsx'
import { hintOf } from './remark.tsx'

export interface PersonFieldsProps extends FieldProps {
  readonly lists: CreatorLists
  /** False where the form has asked for the name already. */
  readonly hasName?: boolean
  /** The head of this part, where the form has another part of the usual name. */
  readonly title?: string
}

/** Names, industries and citizenship. Source: product §3 "Creator application" */
export function PersonFields({ written, errors, comments, lists, hasName = true, title }: PersonFieldsProps) {
  const { words } = useSite()
  const mark = words('creators.required')
  return (
    <FormPart title={title ?? words('creators.partPerson')}>
      <div className="k-form-pair">
        {hasName ? (
          <TextField
            {...{ id: 'name', name: 'name', mark }}
            label={words('creators.name')}
            hint={hintOf(comments.name)}
            error={errors.name}
            autoComplete="name"
            defaultValue={written.name}
            required
          />
        ) : null}
        <TextField
          {...{ id: 'name_en', name: 'name_en', lang: 'en' }}
          label={words('creators.nameEn')}
          hint={hintOf(comments.name_en)}
          error={errors.name_en}
          defaultValue={written.name_en}
        />
      </div>
      <TextField
        {...{ id: 'pen_name', name: 'pen_name', mark }}
        label={words('creators.penName')}
        hint={hintOf(comments.pen_name, words('creators.penNameHint'))}
        error={errors.pen_name}
        autoComplete="nickname"
        defaultValue={written.pen_name}
        required
      />
      <IndustryFields written={written} errors={errors} comments={comments} industries={lists.industries} />
      <CitizenshipFields written={written} errors={errors} comments={comments} countries={lists.countries} />
    </FormPart>
  )
}
