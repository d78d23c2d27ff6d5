import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useText } from '../i18n/use-text.ts'
import { MediaFields } from './media-fields.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** A picture that was chosen, what is said of it, and what is wrong with it. */
export function UploadOne({ upload, state }: { upload: Upload; state: Uploads }) {
  const text = useText()
  const { key, file, words, problems } = upload
  const isSending = upload.state === 'sending'
  const show = useMemo(() => showing(file), [file])
  return (
    <li className="c-upload" aria-busy={isSending}>
      <div className="c-upload-head">
        <img ref={show} alt="" />
        <div>
          <strong>{file.name}</strong>
          {isSending && <p role="status">{text('consoleMedia.uploading')}</p>}
          {problems['file'] && (
            <p className="c-field-problem" role="alert">
              {problems['file']}
            </p>
          )}
        </div>
        <Button variant="outlined" disabled={isSending} onClick={() => state.remove(key)}>
          {text('consoleMedia.remove_file', { name: file.name })}
        </Button>
      </div>
      <MediaFields
        form={words}
        isReadOnly={isSending}
        problemOf={(field) => problems[field]}
        onChange={(part) => state.say(key, part)}
      />
    </li>
  )
}

/** Gives the file an address while its picture stands there. */
function showing(file: File) {
  return (image: HTMLImageElement | null) => {
    if (!image) return undefined
    const address = URL.createObjectURL(file)
    image.src = address
    return () => URL.revokeObjectURL(address)
  }
}
