import type { Media } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useText } from '../i18n/use-text.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Brings one picture into the library, and takes it. */
export function PickUpload({ onPick }: { onPick(media: Media): void }) {
  const text = useText()
  const uploads = useUploads(([first]) => first && onPick(first))
  return (
    <>
      <UploadList state={uploads} isMany={false} />
      {uploads.uploads.length > 0 && (
        <div>
          <Button disabled={uploads.isSending} onClick={() => void uploads.send()}>
            {text(uploads.isSending ? 'consoleMedia.uploading' : 'consoleMedia.upload')}
          </Button>
        </div>
      )}
    </>
  )
}
