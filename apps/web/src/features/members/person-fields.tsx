import { DateField } from '@koma/ui/date-field.tsx'
import { RadioGroup } from '@koma/ui/radio-group.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { FormPart, type PartProps } from './form-part.tsx'
import { JobField } from './job-field.tsx'
import type { RegisterLists } from './register.ts'
import { ResidenceFields } from './residence-fields.tsx'

export interface PersonFieldsProps extends PartProps {
  readonly lists: RegisterLists
  /** The birthday decides whether a guardian is asked for. */
  readonly onBirthday?: (birthday: string) => void
  /** The head of this part, where it is not that of a registration. */
  readonly title?: string
  /** What follows in the same part. */
  readonly children?: ReactNode
}

/** Name, gender, birthday, residence, job. Source: product §3 "Member registration" */
export function PersonFields({ values, errors, lists, onBirthday, title, children }: PersonFieldsProps) {
  const { words } = useSite()
  const mark = words('members.required')
  return (
    <FormPart title={title ?? words('members.partPerson')}>
      <TextField
        {...{ id: 'name', name: 'name', mark }}
        label={words('members.name')}
        error={errors.name}
        autoComplete="name"
        defaultValue={values.name}
        required
      />
      <RadioGroup
        {...{ id: 'gender', name: 'gender', mark }}
        label={words('members.gender')}
        error={errors.gender}
        defaultValue={values.gender}
        options={[
          { value: 'male', label: words('members.male') },
          { value: 'female', label: words('members.female') },
          { value: 'other', label: words('members.other') },
        ]}
      />
      <DateField
        {...{ id: 'birthday', name: 'birthday', mark }}
        label={words('members.birthday')}
        hint={words('members.birthdayHint')}
        error={errors.birthday}
        autoComplete="bday"
        min="1900-01-01"
        max={lists.today}
        defaultValue={values.birthday}
        onChange={(event) => onBirthday?.(event.currentTarget.value)}
        required
      />
      <ResidenceFields values={values} errors={errors} cities={lists.cities} />
      <JobField value={values.job} error={errors.job} jobs={lists.occupations} />
      {children}
    </FormPart>
  )
}
