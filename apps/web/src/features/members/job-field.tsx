import { SelectField } from '@koma/ui/select-field.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { RegisterLists } from './register.ts'

export interface JobFieldProps {
  readonly value: string | undefined
  readonly error: string | undefined
  readonly jobs: RegisterLists['occupations']
}

/** The job, from the list of occupations. Decision: accounts */
export function JobField({ value, error, jobs }: JobFieldProps) {
  const { words } = useSite()
  return (
    <SelectField
      id="job"
      name="job"
      label={words('members.job')}
      mark={words('members.required')}
      error={error}
      defaultValue={value ?? ''}
      required
    >
      <option value="">{words('members.choose')}</option>
      {jobs.map((job) => (
        <option key={job.id} value={job.id}>
          {job.name}
        </option>
      ))}
    </SelectField>
  )
}
