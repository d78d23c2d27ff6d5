import type { DeskLine } from '@koma/contract/content-desk.ts'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'
import { ItemState } from './item-state.tsx'
import { LanguageMarks } from './language-marks.tsx'

/** What the list tells of an item; its title opens it. */
export function useContentColumns(): Column<DeskLine>[] {
  const text = useText()
  const formats = useFormats()
  return [
    {
      key: 'title',
      head: text('consoleContent.title'),
      length: 'long',
      cell: (row) => (
        <>
          <Link to={`/content/${row.id}/show`}>
            {formats.name({ name_zh: row.title_zh, name_ja: row.title_ja, name_en: row.title_en })}
          </Link>
          {row.pinned && <small>{text('consoleContent.pinned')}</small>}
          {row.locked_by && <small>{text('consoleContent.locked_by', { name: row.locked_by })}</small>}
        </>
      ),
    },
    {
      key: 'kind',
      head: text('consoleContent.kind'),
      length: 'short',
      cell: (row) => text(`consoleContent.kind_${row.kind}`),
    },
    { key: 'state', head: text('consoleShell.status'), cell: (row) => <ItemState item={row} /> },
    {
      key: 'languages',
      head: text('consoleContent.languages'),
      length: 'short',
      cell: (row) => <LanguageMarks item={row} />,
    },
    {
      key: 'changed',
      head: text('consoleContent.changed'),
      length: 'short',
      cell: (row) => (
        <>
          {formats.at(row.changed_at)}
          <small>{row.changed_by ?? text('consoleContent.by_nobody')}</small>
        </>
      ),
    },
  ]
}
