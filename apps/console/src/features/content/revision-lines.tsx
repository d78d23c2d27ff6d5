import type { RevisionLine } from '@koma/contract/content-desk.ts'
import type { PostingRevisionLine } from '@koma/contract/posting-revisions.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'

type Line = PostingRevisionLine & Partial<Pick<RevisionLine, 'is_shown'>>
type FieldName = (field: string) => string

interface Props {
  /** The record, as its address names it. */
  readonly of: readonly [resource: string, id: number]
  /** Of the record: what was read of another version is read again. */
  readonly version: number
  readonly fieldName: FieldName
  /** The one that was chosen. */
  renderDialog(chosen: { readonly revision: number; readonly isNewest: boolean; close(): void }): ReactNode
}

/** As many revisions as are looked at; older ones are kept and can be asked of the API. */
const shownMax = 50

/** What was saved, by whom, what it changed, and the way to look at it. */
export function RevisionLines({ of, version, fieldName, renderDialog }: Props) {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [opened, setOpened] = useState<number>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...of, 'revisions', version],
    queryFn: async ({ signal }) =>
      (
        (await dataProvider.read(`/staff/${of.join('/')}/revisions`, { per_page: shownMax }, signal)) as {
          data: readonly Line[]
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
          <RevisionOf key={line.revision} line={line} fieldName={fieldName} onOpen={() => setOpened(line.revision)} />
        ))}
      </ol>
      {opened !== undefined &&
        renderDialog({
          revision: opened,
          isNewest: opened === data[0]!.revision,
          close: () => setOpened(undefined),
        })}
    </>
  )
}

function RevisionOf({ line, fieldName, onOpen }: { line: Line; fieldName: FieldName; onOpen(): void }) {
  const text = useText()
  const formats = useFormats()
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
