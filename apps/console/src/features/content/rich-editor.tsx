import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { Language } from '@koma/domain/languages.ts'
import { useEffect } from 'react'
import { htmlOf, lacks } from './editor-html.ts'
import { EditorTools } from './editor-tools.tsx'
import { PictureNode } from './picture-node.ts'

interface Props {
  readonly labelledBy: string
  readonly lang: string
  /** What stands there: what was typed last, or what has come in its place. */
  readonly value: string
  readonly isReadOnly: boolean
  /** The language of the pictures' words; left out where a text has no pictures. */
  readonly pictures?: Language | undefined
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

const withPictures = [...extensions, PictureNode]

/** Writes text with headings, lists, quotes, emphasis and links. */
export function RichEditor({ labelledBy, lang, value, isReadOnly, pictures, onChange }: Props) {
  // On a slow machine its first one is thrown away before it is shown, and another one made.
  const editor: Editor | null = useEditor({
    extensions: pictures ? withPictures : extensions,
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
    onUpdate: ({ editor: written }) => onChange(htmlOf(written)),
  })
  useEffect(() => {
    // What is being typed is there already; set again it would lose the place of the cursor.
    if (lacks(editor, value)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="c-rich-frame">
      {editor && !isReadOnly && <EditorTools editor={editor} pictures={pictures} />}
      <EditorContent editor={editor} />
    </div>
  )
}
