import type { Posting, PostingKindName } from '@koma/contract/postings.ts'
import { ShowBase, useShowContext } from 'react-admin'
import { useMay } from '../../../auth/use-me.ts'
import { Problem } from '../../../shell/problem.tsx'
import { Waiting } from '../../../shell/waiting.tsx'
import { LockNotice } from '../lock-notice.tsx'
import { useLock } from '../use-lock.ts'
import { PostingEditor } from './posting-editor.tsx'
import { postingSpecs } from './posting-specs.ts'

/** One posting: its words in three languages side by side, and when it is shown. */
export function PostingPage({ resource }: { resource: PostingKindName }) {
  return (
    <ShowBase disableAuthentication>
      <PostingOfPage resource={resource} />
    </ShowBase>
  )
}

function PostingOfPage({ resource }: { resource: PostingKindName }) {
  const { record: posting, error, isPending, refetch } = useShowContext<Posting>()
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (isPending || !posting) return <Waiting />
  return <PostingOnDesk key={posting.id} resource={resource} posting={posting} onChanged={() => void refetch()} />
}

interface DeskProps {
  readonly resource: PostingKindName
  readonly posting: Posting
  onChanged(): void
}

function PostingOnDesk({ resource, posting, onChanged }: DeskProps) {
  const mayWrite = useMay(resource, 'write')
  const { id, lock: first, state } = posting
  const { lock, takeOver } = useLock({ resource, id, lock: first }, mayWrite && state !== 'trashed', onChanged)
  const isLocked = lock !== null && !lock.is_mine
  return (
    <PostingEditor
      // What somebody else has saved meanwhile is read anew once they have gone.
      key={isLocked ? `read-${posting.version}` : 'write'}
      spec={postingSpecs[resource]}
      posting={posting}
      notice={isLocked && <LockNotice lock={lock} onTakeOver={mayWrite ? takeOver : undefined} />}
      isReadOnly={isLocked}
      onChanged={onChanged}
    />
  )
}
