import { organisationForms } from '@koma/contract/content-facts.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { lineOf, type FactProps } from './fact-props.ts'
import { usePlaces } from './use-choices.ts'

const lines = ['website', 'email', 'phone', 'address_zh', 'address_ja', 'address_en', 'founded'] as const
const types = { website: 'url', email: 'email' } as const

/** What a house or an association is, where it is, and how to reach it. */
export function OrganisationFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'organisation'>) {
  const text = useText()
  const formats = useFormats()
  const cities = usePlaces('/city')
  const none = { value: '', label: text('consoleFacts.choose') }
  return (
    <>
      <ChoiceList
        name="organisation.form"
        label={text('consoleFacts.organisation.form')}
        value={facts.form ?? ''}
        choices={[none, ...organisationForms.map((value) => ({ value, label: text(`consoleFacts.form_${value}`) }))]}
        problem={problemOf('form')}
        hint={text('consoleFacts.wanted')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ form: organisationForms.find((one) => one === value) ?? null })}
      />
      <ChoiceList
        name="organisation.city_id"
        label={text('consoleFacts.organisation.city_id')}
        value={facts.city_id ?? ''}
        choices={[none, ...cities.map((city) => ({ value: city.id, label: formats.name(city) }))]}
        problem={problemOf('city_id')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ city_id: lineOf(value) })}
      />
      {lines.map((field) => (
        <TextField
          key={field}
          name={`organisation.${field}`}
          type={types[field as keyof typeof types] ?? 'text'}
          label={text(`consoleFacts.organisation.${field}`)}
          value={facts[field] ?? ''}
          problem={problemOf(field)}
          hint={field === 'founded' ? text('consoleFacts.founded_hint') : undefined}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange({ [field]: lineOf(value) })}
        />
      ))}
    </>
  )
}
