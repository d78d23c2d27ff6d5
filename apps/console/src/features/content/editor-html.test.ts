import { Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { htmlOf, lacks } from './editor-html.ts'

test('an editor that was thrown away before it was shown is asked for nothing', () => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '漫畫' }] }] }
  const editor = new Editor({ element: null, extensions: [StarterKit], content })
  editor.destroy()
  expect([lacks(editor, '<p>漫畫展</p>'), lacks(null, '<p>漫畫展</p>')]).toEqual([false, false])
  // Negative control: asked, it cannot answer.
  expect(() => htmlOf(editor)).toThrow(/null/)
})
