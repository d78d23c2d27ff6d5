import { RadioGroup } from '@koma/ui/radio-group.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { useState } from 'react'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { useSite } from '../../lib/use-language.ts'
import type { CreatorLists } from './creator-lists.ts'
import type { FieldProps } from './field-props.ts'
import { hintOf } from './remark.tsx'

/** Of Taiwan or of another country, and then of which; before scripts arrive both questions stand there. */
export function CitizenshipFields({
  written,
  errors,
  comments,
  countries,
}: FieldProps & { countries: CreatorLists['countries'] }) {
  const { words } = useSite()
  const isAlive = useIsAlive()
  const [citizenship, setCitizenship] = useState(written.citizenship ?? '')
  return (
    <>
      <RadioGroup
        {...{ id: 'citizenship', name: 'citizenship', mark: words('creators.required') }}
        label={words('creators.citizenship')}
        hint={hintOf(comments.citizenship)}
        error={errors.citizenship}
        value={citizenship}
        onChange={(event) => setCitizenship(event.currentTarget.value)}
        options={[
          { value: 'domestic', label: words('creators.domestic') },
          { value: 'foreign', label: words('creators.foreign') },
        ]}
      />
      {isAlive && citizenship !== 'foreign' ? null : (
        <SelectField
          {...{ id: 'nationality', name: 'nationality' }}
          label={words('creators.nationality')}
          hint={hintOf(comments.nationality)}
          error={errors.nationality}
          defaultValue={written.nationality ?? ''}
        >
          <option value="">{words('creators.choose')}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
