import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { EditorTools } from './editor-tools.tsx'

interface Props {
  readonly labelledBy: string
  readonly lang: string
  /** What stands there at the start; the editor keeps what is typed. */
  readonly value: string
  readonly isReadOnly: boolean
  onChange(html: string): void
}

/** The small vocabulary of an article; the API's allow-list is wider, and cleans whatever comes. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      protocols: ['https', 'http', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/** Writes text with headings, lists, quotes, emphasis and links. */
export function RichEditor({ labelledBy, lang, value, isReadOnly, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    // Its style tag would need a nonce of its own; the rules stand in content.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-readonly': String(isReadOnly),
        lang,
        class: 'c-rich',
      },
    },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : written.getHTML()),
  })
  return (
    <div className="c-rich-frame">
      {!isReadOnly && <EditorTools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
