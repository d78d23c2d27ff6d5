import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'

/** Where a link may lead: another site, mail, a number, or a place of this site. */
const possible = /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/\S*|#\S+)$/

/** The address of the link at the cursor; none takes the link away. No form of its own: it stands inside one. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const text = useText()
  const id = useId()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const isWrong = address.trim() !== '' && !possible.test(address.trim())
  const apply = () => {
    if (isWrong) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: address.trim() }).run()
    onDone()
  }
  return (
    <div className="c-rich-link">
      <label htmlFor={id}>{text('consoleContent.link_address')}</label>
      <input
        id={id}
        className="c-input"
        type="text"
        inputMode="url"
        value={address}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <button type="button" className="c-clear" onClick={apply}>
        {text('consoleContent.link_apply')}
      </button>
      <small id={`${id}-hint`}>{text(isWrong ? 'consoleContent.link_wrong' : 'consoleContent.link_hint')}</small>
    </div>
  )
}
