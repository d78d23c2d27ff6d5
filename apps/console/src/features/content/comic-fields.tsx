import { useFormats, useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'
import { TextField } from '../../media/text-field.tsx'
import { lineOf, numberOf, type FactProps } from './fact-props.ts'
import { ItemChoice } from './item-choice.tsx'
import { TickList } from './tick-list.tsx'
import { useChoices } from './use-choices.ts'

const bases = ['publication', 'award_or_serialisation'] as const

/** Who made a work, which house prints it, its year, its genres and its number. */
export function ComicFields(props: FactProps<'comic'>) {
  const { facts, isReadOnly, problemOf, onChange } = props
  const text = useText()
  const formats = useFormats()
  const { genres } = useChoices()
  return (
    <>
      <ItemChoice
        label={text('consoleFacts.comic.creator_ids')}
        kind="creator"
        chosen={facts.creator_ids}
        problem={problemOf('creator_ids')}
        isReadOnly={isReadOnly}
        onChange={(creator_ids) => onChange({ creator_ids })}
      />
      <ItemChoice
        label={text('consoleFacts.comic.publisher_id')}
        kind="publisher"
        isOne
        chosen={facts.publisher_id === null ? [] : [facts.publisher_id]}
        problem={problemOf('publisher_id')}
        isReadOnly={isReadOnly}
        onChange={([publisher_id]) => onChange({ publisher_id: publisher_id ?? null })}
      />
      <PrintFields {...props} />
      <TickList
        legend={text('consoleFacts.comic.genre_ids')}
        choices={genres.map((genre) => ({ value: genre.id, label: formats.name(genre) }))}
        chosen={facts.genre_ids}
        problem={problemOf('genre_ids')}
        isReadOnly={isReadOnly}
        onChange={(genre_ids) => onChange({ genre_ids })}
      />
    </>
  )
}

/** The year, what it is the year of, and the number on the back. */
function PrintFields({ facts, isReadOnly, problemOf, onChange }: FactProps<'comic'>) {
  const text = useText()
  return (
    <>
      <TextField
        name="comic.year"
        inputMode="numeric"
        label={text('consoleFacts.comic.year')}
        value={facts.year === null ? '' : String(facts.year)}
        problem={problemOf('year')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ year: numberOf(value) })}
      />
      <ChoiceList
        name="comic.year_basis"
        label={text('consoleFacts.comic.year_basis')}
        value={facts.year_basis ?? ''}
        choices={[
          { value: '', label: text('consoleFacts.basis_none') },
          ...bases.map((value) => ({ value, label: text(`consoleFacts.basis_${value}`) })),
        ]}
        problem={problemOf('year_basis')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ year_basis: bases.find((one) => one === value) ?? null })}
      />
      <TextField
        name="comic.isbn"
        label={text('consoleFacts.comic.isbn')}
        value={facts.isbn ?? ''}
        problem={problemOf('isbn')}
        hint={text('consoleFacts.isbn_hint')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ isbn: lineOf(value.replaceAll(/[-\s]/g, '')) })}
      />
    </>
  )
}
