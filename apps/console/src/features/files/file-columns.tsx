import type { StaffFile } from '@koma/contract/files.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { Column } from '../../lists/record-table.tsx'
import { FileState } from './file-state.tsx'
import { JudgeFile } from './judge-file.tsx'
import { OpenFile } from './open-file.tsx'

/** What stands in the list of files. */
export function useFileColumns(): Column<StaffFile>[] {
  const text = useText()
  const formats = useFormats()
  const mayOpenMember = useMay('members', 'show')
  return [
    { key: 'name', head: text('consoleFiles.name'), length: 'long', cell: (row) => <OpenFile file={row} /> },
    { key: 'purpose', head: text('consoleFiles.purpose'), cell: (row) => <Purpose file={row} /> },
    {
      key: 'member',
      head: text('consoleFiles.member'),
      cell: ({ member }) =>
        mayOpenMember ? <Link to={`/members/${member.id}/show`}>{member.name}</Link> : member.name,
    },
    {
      key: 'created_at',
      head: text('consoleFiles.created_at'),
      length: 'short',
      cell: (row) => formats.at(row.created_at),
    },
    { key: 'state', head: text('consoleShell.status'), cell: (row) => <FileState file={row} /> },
    { key: 'actions', head: text('consoleFiles.actions'), cell: (row) => <JudgeFile file={row} /> },
  ]
}

/** What the file was sent with; an application is one step away. */
function Purpose({ file }: { file: StaffFile }) {
  const text = useText()
  const mayOpen = useMay('creators', 'show')
  const word = text(`consoleFiles.purpose_${file.purpose}`)
  if (file.purpose !== 'creator_application' || !mayOpen) return word
  return <Link to={`/creators/${file.subject_id}/show`}>{word}</Link>
}
