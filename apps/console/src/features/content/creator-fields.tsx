import { creatorRoles } from '@koma/contract/content-facts.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { lineOf, type FactProps } from './fact-props.ts'
import { TickList } from './tick-list.tsx'
import { usePlaces } from './use-choices.ts'

/** Other names of a person, what they do, where they are from, and their site. */
export function CreatorFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'creator'>) {
  const text = useText()
  const formats = useFormats()
  const countries = usePlaces('/foreigner')
  return (
    <>
      <ChoiceList
        name="creator.country"
        label={text('consoleFacts.creator.country')}
        value={facts.country ?? ''}
        choices={[
          { value: '', label: text('consoleFacts.choose') },
          { value: 'tw', label: text('consoleFacts.taiwan') },
          ...countries.map((country) => ({ value: country.id.toLowerCase(), label: formats.name(country) })),
        ]}
        problem={problemOf('country')}
        hint={text('consoleFacts.wanted')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ country: lineOf(value) })}
      />
      <TickList
        legend={text('consoleFacts.creator.roles')}
        choices={creatorRoles.map((value) => ({ value, label: text(`consoleFacts.role_${value}`) }))}
        chosen={facts.roles}
        problem={problemOf('roles')}
        isReadOnly={isReadOnly}
        onChange={(roles) => onChange({ roles })}
      />
      <TextField
        name="creator.aliases"
        isLong
        label={text('consoleFacts.creator.aliases')}
        value={facts.aliases.join('\n')}
        problem={facts.aliases.flatMap((_, place) => problemOf(`aliases.${place}`) ?? [])[0]}
        hint={text('consoleFacts.aliases_hint')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ aliases: value === '' ? [] : value.split('\n') })}
      />
      <TextField
        name="creator.website"
        type="url"
        label={text('consoleFacts.creator.website')}
        value={facts.website ?? ''}
        problem={problemOf('website')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ website: lineOf(value) })}
      />
    </>
  )
}
