import type { Language } from '@koma/domain/languages.ts'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { PicturePicker } from '../../media/picture-picker.tsx'
import { pictureAddress } from './picture-node.ts'

/** Puts a picture of the library where the cursor is; what it shows in another language than it has is to be written. */
export function PictureTool({ editor, language }: { editor: Editor; language: Language }) {
  const text = useText()
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setPicking(true)}>
        {text('consoleContent.tool_picture')}
      </button>
      {isPicking && (
        <PicturePicker
          onPick={({ id, picture }) => {
            setPicking(false)
            const attrs = { src: pictureAddress(id), alt: picture[`alt_${language}`] ?? '' }
            editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
