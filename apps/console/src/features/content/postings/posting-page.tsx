import type { Posting, PostingKindName } from '@koma/contract/postings.ts'
import { ShowBase, useShowContext } from 'react-admin'
import { Problem } from '../../../shell/problem.tsx'
import { Waiting } from '../../../shell/waiting.tsx'
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
  return (
    <PostingEditor key={posting.id} spec={postingSpecs[resource]} posting={posting} onChanged={() => void refetch()} />
  )
}
