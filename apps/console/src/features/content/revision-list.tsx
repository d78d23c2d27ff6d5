import type { DeskItem, RevisionLine } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { RevisionDialog } from './revision-dialog.tsx'
import { useFieldName } from './use-field-name.ts'

interface Props {
  readonly item: DeskItem
  readonly isReadOnly: boolean
  onChanged(): void
}

/** As many revisions as are looked at; older ones are kept and can be asked of the API. */
const shownMax = 50

/** What was saved, by whom, what it changed, and the way to look at it or take it up again. */
export function RevisionList({ item, isReadOnly, onChanged }: Props) {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [opened, setOpened] = useState<number>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['content', item.id, 'revisions', item.version],
    queryFn: async ({ signal }) =>
      (
        (await dataProvider.read(`/staff/content/${item.id}/revisions`, { per_page: shownMax }, signal)) as {
          data: readonly RevisionLine[]
        }
      ).data,
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (isPending) return <Waiting />
  if (data.length === 0) return <p>{text('consoleContent.no_revisions')}</p>
  return (
    <>
      <ol className="c-creator-history">
        {data.map((line) => (
          <RevisionOf key={line.revision} line={line} onOpen={() => setOpened(line.revision)} />
        ))}
      </ol>
      {opened !== undefined && (
        <RevisionDialog
          item={item}
          revision={opened}
          mayRevert={!isReadOnly && opened !== item.draft_revision}
          onClose={() => setOpened(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}

function RevisionOf({ line, onOpen }: { line: RevisionLine; onOpen(): void }) {
  const text = useText()
  const formats = useFormats()
  const fieldName = useFieldName()
  const { revision, made_at, made_by, reverts_to, is_shown, changed } = line
  return (
    <li>
      <Button variant="text" onClick={onOpen}>
        {text('consoleContent.revision', { number: formats.number(revision) })}
      </Button>{' '}
      {formats.at(made_at)} · {made_by ?? text('consoleContent.by_nobody')}
      {is_shown && <b> · {text('consoleContent.is_shown')}</b>}
      <small>
        {reverts_to === null
          ? revision > 1 && changed.map(fieldName).join(text('consoleContent.and'))
          : text('consoleContent.reverts_to', { number: formats.number(reverts_to) })}
      </small>
    </li>
  )
}
