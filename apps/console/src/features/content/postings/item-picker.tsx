import type { DeskLine } from '@koma/contract/content-desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { useTyped } from '../../../lists/use-typed.ts'
import type { PostingFormState } from './use-posting-form.ts'

/** Items that one search offers. */
const offeredMax = 8

/** Finds the item to which a banner leads by its words; one that is chosen is named, and can be let go. */
export function ItemPicker({ state }: { state: PostingFormState }) {
  const text = useText()
  const id = useId()
  const [asked, setAsked] = useState('')
  const { typed, type } = useTyped(asked, setAsked)
  const chosenId = state.form.plain['content_id']
  const chosen = useItem(typeof chosenId === 'number' ? chosenId : null)
  const offered = useOffered(asked)
  const problem = state.problemOf('content_id')
  if (typeof chosenId === 'number')
    return (
      <div className="c-field">
        <span>{text('consolePostings.item')}</span>
        <p className="c-posting-item">
          <strong>{chosen ?? `#${chosenId}`}</strong>
          <button type="button" className="c-clear" onClick={() => state.choose('content_id', null)}>
            {text('consolePostings.item_none')}
          </button>
        </p>
        {problem && <small className="c-field-problem">{problem}</small>}
      </div>
    )
  return (
    <div className="c-field">
      <label htmlFor={id}>{text('consolePostings.item')}</label>
      <input
        id={id}
        className="c-input"
        type="search"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
      />
      <small id={`${id}-hint`}>{text('consolePostings.item_hint')}</small>
      {offered.length > 0 && (
        <ul className="c-posting-offered" aria-label={text('consolePostings.item')}>
          {offered.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => state.choose('content_id', one.id)}>
                <ItemName item={one} /> <small>{text(`consoleContent.kind_${one.kind}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ItemName({ item: { title_zh, title_ja, title_en } }: { item: DeskLine }) {
  return <>{useFormats().name({ name_zh: title_zh, name_ja: title_ja, name_en: title_en })}</>
}

/** Shown items that hold the words. */
function useOffered(asked: string): readonly DeskLine[] {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['content', 'offered', asked],
    enabled: asked.trim() !== '',
    async queryFn({ signal }) {
      const query = { q: asked.trim(), state: 'published', per_page: offeredMax }
      return ((await dataProvider.read('/staff/content', query, signal)) as { data: readonly DeskLine[] }).data
    },
  })
  return asked.trim() === '' ? [] : (data ?? [])
}

/** What the chosen item is called. */
function useItem(id: number | null): string | undefined {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['content', 'chosen', id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      (await dataProvider.read(`/staff/content/${id}`, {}, signal)) as { draft: { title_zh: string } },
  })
  return data?.draft.title_zh
}
