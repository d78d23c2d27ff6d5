import { DropZone } from './drop-zone.tsx'
import { UploadOne } from './upload-one.tsx'
import type { Uploads } from './use-uploads.ts'

/** Chooses pictures and asks of each what it shows, before it goes. */
export function UploadList({ state, isMany }: { state: Uploads; isMany: boolean }) {
  const waiting = state.uploads.filter((one) => one.state !== 'sent')
  return (
    <div className="c-stack">
      {(isMany || waiting.length === 0) && <DropZone isMany={isMany} onFiles={state.choose} />}
      <ul className="c-uploads">
        {waiting.map((upload) => (
          <UploadOne key={upload.key} upload={upload} state={state} />
        ))}
      </ul>
    </div>
  )
}
