import type { Posting } from '@koma/contract/postings.ts'
import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import type { Column } from '../../../lists/record-table.tsx'
import { ItemState } from '../item-state.tsx'
import { LanguageMarks } from '../language-marks.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { PostingFacts } from './posting-facts.tsx'
import { postingTitle } from './posting-title.ts'
import { ShowSwitch } from './show-switch.tsx'

/** What the list tells of a posting; its name opens it. */
export function usePostingColumns(spec: PostingSpec): Column<Posting>[] {
  const text = useText()
  const formats = useFormats()
  const state: Column<Posting> = {
    key: 'state',
    head: text('consoleShell.status'),
    cell: (row) => (
      <div className="c-posting-state">
        <div>
          <ItemState item={{ ...row, has_changes: false }} />
        </div>
        <ShowSwitch spec={spec} posting={row} />
      </div>
    ),
  }
  return [
    {
      key: 'title',
      head: text(`consolePostings.word_${spec.words[0].word}`),
      length: 'long',
      cell: (row) => (
        <>
          <Link to={`/${spec.resource}/${row.id}/show`}>{postingTitle(spec, row, formats)}</Link>
          <PostingFacts posting={row} />
        </>
      ),
    },
    ...(spec.hasWindow ? [state] : []),
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
