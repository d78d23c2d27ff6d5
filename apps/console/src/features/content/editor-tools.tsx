import type { Language } from '@koma/domain/languages.ts'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { LinkForm } from './link-form.tsx'
import { PictureTool } from './picture-tool.tsx'

/** The marks and blocks of the editor, each a button that says whether it holds here. */
const tools = [
  { name: 'bold', sign: 'B', active: 'bold', run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', sign: 'I', active: 'italic', run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'heading',
    sign: 'H2',
    active: 'heading2',
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    sign: 'H3',
    active: 'heading3',
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullets',
    sign: '•',
    active: 'bulletList',
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    sign: '1.',
    active: 'orderedList',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    sign: '❝',
    active: 'blockquote',
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'rule',
    sign: '—',
    active: undefined,
    run: (editor: Editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  { name: 'undo', sign: '↶', active: undefined, run: (editor: Editor) => editor.chain().focus().undo().run() },
  { name: 'redo', sign: '↷', active: undefined, run: (editor: Editor) => editor.chain().focus().redo().run() },
] as const

/** The editor's row of stamps, and the address of a link below it. */
export function EditorTools({ editor, pictures }: { editor: Editor; pictures: Language | undefined }) {
  const text = useText()
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({ editor, selector: ({ editor: now }) => activeIn(now) })
  return (
    <>
      <div className="c-rich-tools" role="group" aria-label={text('consoleContent.tools')}>
        {tools.map(({ name, sign, active: mark, run }) => (
          <button
            key={name}
            type="button"
            aria-label={text(`consoleContent.tool_${name}`)}
            title={text(`consoleContent.tool_${name}`)}
            aria-pressed={mark === undefined ? undefined : active.has(mark)}
            onClick={() => run(editor)}
          >
            <span aria-hidden="true" data-sign={sign} />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={active.has('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {text('consoleContent.tool_link')}
        </button>
        {pictures && <PictureTool editor={editor} language={pictures} />}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}

function activeIn(editor: Editor): ReadonlySet<string> {
  const plain = ['bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'link'].filter((name) =>
    editor.isActive(name),
  )
  const headings = [2, 3].filter((level) => editor.isActive('heading', { level })).map((level) => `heading${level}`)
  return new Set([...plain, ...headings])
}
