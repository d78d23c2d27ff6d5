import type { AuditEntry } from '@koma/contract/staff.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Filter } from '../../lists/filter-field.tsx'
import { ListFilters } from '../../lists/list-filters.tsx'
import { Pager } from '../../lists/pager.tsx'
import { RecordTable, type Column } from '../../lists/record-table.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { auditActions, wordsOf } from './audit-actions.ts'
import { AuditDiffView } from './audit-diff-view.tsx'

/** Who changed what, newest first. Nothing here can be changed. Decision: staff console (roles) */
export function AuditList() {
  const text = useText()
  return (
    <ListBase disableAuthentication perPage={25}>
      <PageHead title={text('consoleShell.page_audit')} />
      <ListFilters filters={useFilters()} />
      <RecordTable
        caption={text('consoleShell.page_audit')}
        columns={useColumns()}
        emptyNext={text('consoleAudit.empty_next')}
      />
      <Pager of={text('consoleShell.page_audit')} />
    </ListBase>
  )
}

function useFilters(): Filter[] {
  const text = useText()
  return [
    { name: 'actor', kind: 'text', label: text('consoleAudit.actor') },
    {
      name: 'action',
      kind: 'text',
      label: text('consoleAudit.action_filter'),
      suggestions: auditActions.map((value) => ({ value, label: text(`consoleAudit.do.${value}`) })),
    },
    { name: 'subject_id', kind: 'text', label: text('consoleAudit.subject_id') },
    { name: 'from', kind: 'date', label: text('consoleAudit.from') },
    { name: 'to', kind: 'date', label: text('consoleAudit.to') },
  ]
}

function useColumns(): Column<AuditEntry>[] {
  const text = useText()
  const formats = useFormats()
  return [
    { key: 'at', head: text('consoleShell.at'), length: 'short', cell: (entry) => formats.at(entry.at) },
    { key: 'actor', head: text('consoleAudit.actor'), length: 'short', cell: (entry) => entry.actor },
    {
      key: 'action',
      head: text('consoleAudit.action'),
      length: 'long',
      cell: (entry) => <ActionWords action={entry.action} />,
    },
    { key: 'subject', head: text('consoleAudit.subject'), cell: (entry) => <Subject entry={entry} /> },
    {
      key: 'change',
      head: text('consoleAudit.change'),
      cell: (entry) => (
        <AuditDiffView
          before={entry.before}
          after={entry.after}
          words={{
            added: text('consoleAudit.added'),
            removed: text('consoleAudit.removed'),
            nothing: text('consoleAudit.nothing'),
            value: (value) => (value === 'null' ? text('consoleAudit.empty_value') : formats.instant(value)),
            same: (count) => text('consoleAudit.same', { count }),
          }}
        />
      ),
    },
  ]
}

/** What was changed; a member is a link to their page. */
function Subject({ entry }: { entry: AuditEntry }) {
  const mayOpenMember = useMay('members', 'show')
  if (entry.subject_id === null) return entry.subject_kind
  const id = <code className="c-id">{entry.subject_id}</code>
  const isLink = entry.subject_kind === 'member' && mayOpenMember
  return (
    <span>
      {entry.subject_kind}
      <br />
      {isLink ? <Link to={`/members/${entry.subject_id}/show`}>{id}</Link> : id}
    </span>
  )
}

/** What was done in words, with its code, by which the list is filtered. */
function ActionWords({ action }: { action: string }) {
  const text = useText()
  const words = wordsOf(action)
  return (
    <span>
      {words && (
        <>
          {text(words)}
          <br />
        </>
      )}
      <code className="c-id">{action}</code>
    </span>
  )
}
