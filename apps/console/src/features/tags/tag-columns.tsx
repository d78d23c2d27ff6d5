import type { StaffTag } from '@koma/contract/tags.ts'
import { htmlLang, languages, type Language } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'

/** What is asked about a tag; of a new one there is none. */
export type Asked = { readonly what: 'add' } | { readonly what: 'change' | 'merge' | 'remove'; readonly tag: StaffTag }

/** What the list tells of a tag; its count leads to what carries it. `ask` is there for who may change it. */
export function useTagColumns(ask: ((asked: Asked) => void) | undefined): Column<StaffTag>[] {
  const text = useText()
  const formats = useFormats()
  const shown: Column<StaffTag>[] = [
    ...languages.map((language) => ({
      key: language,
      head: text(`consoleTags.name_${language}`),
      cell: (tag: StaffTag) => <TagName tag={tag} language={language} />,
    })),
    {
      key: 'items',
      head: text('consoleTags.items'),
      cell: ({ id, items }) =>
        items > 0 ? (
          <Link to={`/content?filter=${encodeURIComponent(JSON.stringify({ tag: id }))}`}>
            {text('consoleTags.items_count', { count: formats.number(items) })}
          </Link>
        ) : (
          text('consoleTags.items_none')
        ),
    },
  ]
  if (!ask) return shown
  return [
    ...shown,
    { key: 'actions', head: text('consoleTags.actions'), cell: (tag) => <TagActions tag={tag} ask={ask} /> },
  ]
}

/** Its name in a language, that it has none, or that it is older than the Chinese one. */
function TagName({ tag, language }: { tag: StaffTag; language: Language }) {
  const text = useText()
  const name = tag[`name_${language}`]
  if (name === null)
    return (
      <small className="c-missing">
        {text('consoleTags.missing', { languages: text(`consoleContent.language_${language}`) })}
      </small>
    )
  return (
    <>
      {language === 'zh' ? <b lang={htmlLang.zh}>{name}</b> : <span lang={htmlLang[language]}>{name}</span>}
      {language === 'zh' && <small>{tag.slug}</small>}
      {language !== 'zh' && tag.stale.includes(language) && (
        <small className="c-missing">{text('consoleContent.translation_stale')}</small>
      )}
    </>
  )
}

function TagActions({ tag, ask }: { tag: StaffTag; ask(asked: Asked): void }) {
  const text = useText()
  const isUsed = tag.items > 0
  return (
    <span className="c-row-actions">
      <Button variant="outlined" onClick={() => ask({ what: 'change', tag })}>
        {text('consoleTags.change')}
      </Button>
      <Button variant="outlined" onClick={() => ask({ what: 'merge', tag })}>
        {text('consoleTags.merge')}
      </Button>
      <Button
        variant="outlined"
        disabled={isUsed}
        title={isUsed ? text('consoleTags.remove_why') : undefined}
        onClick={() => ask({ what: 'remove', tag })}
      >
        {text('consoleTags.remove')}
      </Button>
    </span>
  )
}
