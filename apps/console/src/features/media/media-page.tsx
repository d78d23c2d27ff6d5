import type { MediaDetail } from '@koma/contract/media.ts'
import { useEffect } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { MediaEditor } from './media-editor.tsx'

/** While sizes are being made, the page looks again so often (milliseconds). */
const lookAgainMs = 2_000

/** One picture: what it shows, its focal point, and what uses it. */
export function MediaPage() {
  return (
    <ShowBase disableAuthentication>
      <MediaOfPage />
    </ShowBase>
  )
}

function MediaOfPage() {
  const text = useText()
  const mayWrite = useMay('media', 'write')
  const { record: media, error, isPending, refetch } = useShowContext<MediaDetail>()
  const isWaiting = media !== undefined && (media.state === 'making' || media.is_replacing)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void refetch(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  // Coming from the list, react-admin hands out its line until the picture itself is there.
  if (isPending || !media || !('used_by' in media)) return <Waiting />
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/media">{text('consoleMedia.back')}</Link>
      </p>
      <PageHead title={media.name} />
      <MediaEditor
        key={media.id}
        media={media}
        isReadOnly={!mayWrite || media.trashed_at !== null}
        mayWrite={mayWrite}
        onChanged={() => void refetch()}
      />
    </>
  )
}
