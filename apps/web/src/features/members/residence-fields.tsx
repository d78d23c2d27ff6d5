import { abroadCityId } from '@koma/domain/residence.ts'
import { SelectField } from '@koma/ui/select-field.tsx'
import { useState } from 'react'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { useSite } from '../../lib/use-language.ts'
import type { PartProps } from './form-part.tsx'
import type { RegisterLists } from './register.ts'

type Cities = RegisterLists['cities']

/** City and district with its postal code. Before scripts arrive the districts stand under the names of all cities. */
export function ResidenceFields({ values, errors, cities }: PartProps & { cities: Cities }) {
  const { words } = useSite()
  const isAlive = useIsAlive()
  const [cityId, setCityId] = useState(values.addr_city ?? '')
  const mark = words('members.required')
  return (
    <div className="k-form-pair">
      <SelectField
        {...{ id: 'addr_city', name: 'addr_city', mark }}
        label={words('members.city')}
        error={errors.addr_city}
        autoComplete="address-level1"
        value={cityId}
        onChange={(event) => setCityId(event.currentTarget.value)}
        required
      >
        <option value="">{words('members.choose')}</option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...{ id: 'addr_district', name: 'addr_district', mark }}
        key={cityId}
        label={words(cityId === abroadCityId ? 'members.countryOf' : 'members.district')}
        error={errors.addr_district}
        autoComplete="address-level2"
        defaultValue={values.addr_district ?? ''}
        required
      >
        <option value="">{words(isAlive && !cityId ? 'members.chooseCity' : 'members.choose')}</option>
        <Districts cities={isAlive ? cities.filter(({ id }) => id === cityId) : cities} />
      </SelectField>
    </div>
  )
}

const Districts = ({ cities }: { cities: Cities }) =>
  cities.map((city) => (
    <optgroup key={city.id} label={city.name}>
      {city.districts.map((district) => (
        <option key={district.id} value={district.id}>
          {[district.zip, district.name].filter(Boolean).join(' ')}
        </option>
      ))}
    </optgroup>
  ))
