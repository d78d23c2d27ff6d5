import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

const listsShown = 10

/** Lists that were brought before; nothing when there is none. */
export function EarlierLists() {
  const text = useText()
  const formats = useFormats()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['old_user_imports'],
    queryFn: async ({ signal }) =>
      (await dataProvider.read('/staff/old_user_imports', { per_page: listsShown }, signal)) as {
        data: readonly OldUserImport[]
      },
  })
  if (!data || data.data.length === 0) return null
  return (
    <section className="c-box c-stack" aria-labelledby="earlier-lists">
      <h2 id="earlier-lists">{text('consoleOldUsers.earlier')}</h2>
      <ul className="c-lines">
        {data.data.map((list) => (
          <li key={list.id}>
            <Link to={`/old_users/import/${list.id}`}>{list.file_name}</Link>
            <StateTag state={list.status} word={text(statusKeys[list.status])} />
            <small>
              {formats.at(list.created_at)} {list.staff}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const statusKeys = {
  uploaded: 'consoleOldUsers.status_uploaded',
  checking: 'consoleOldUsers.status_checking',
  checked: 'consoleOldUsers.status_checked',
  importing: 'consoleOldUsers.status_importing',
  imported: 'consoleOldUsers.status_import_done',
  failed: 'consoleOldUsers.status_import_failed',
} as const satisfies Record<OldUserImport['status'], string>
