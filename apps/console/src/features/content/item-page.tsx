import type { DeskItem } from '@koma/contract/content-desk.ts'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { ItemEditor } from './item-editor.tsx'
import { ItemState } from './item-state.tsx'
import { LockNotice } from './lock-notice.tsx'
import { useItemTitle } from './use-item-title.ts'
import { useLock } from './use-lock.ts'

/** One item: its words in three languages side by side, its state, and what was saved before. */
export function ItemPage() {
  return (
    <ShowBase disableAuthentication>
      <ItemOfPage />
    </ShowBase>
  )
}

function ItemOfPage() {
  const { record: item, error, isPending, refetch } = useShowContext<DeskItem>()
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  // Coming from the list, react-admin hands out its line until the item itself is there.
  if (isPending || !item || !('draft' in item)) return <Waiting />
  return <ItemOnDesk key={item.id} item={item} onChanged={() => void refetch()} />
}

function ItemOnDesk({ item, onChanged }: { item: DeskItem; onChanged(): void }) {
  const text = useText()
  const mayWrite = useMay('content', 'write')
  const { lock, takeOver } = useLock(
    { resource: 'content', id: item.id, lock: item.lock },
    mayWrite && item.state !== 'trashed',
    onChanged,
  )
  const isLocked = lock !== null && !lock.is_mine
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/content">{text('consoleContent.back')}</Link>
      </p>
      <PageHead title={useItemTitle(item)}>
        <ItemState item={item} />
      </PageHead>
      {isLocked && <LockNotice lock={lock} onTakeOver={mayWrite ? takeOver : undefined} />}
      <ItemEditor
        // What somebody else has saved meanwhile is read anew once they have gone.
        key={isLocked ? `read-${item.version}` : 'write'}
        item={item}
        isReadOnly={isLocked || !mayWrite || item.state === 'trashed'}
        onChanged={onChanged}
      />
    </>
  )
}
