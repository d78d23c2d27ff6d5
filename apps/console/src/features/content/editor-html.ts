import type { Editor } from '@tiptap/react'
import { keptHtml } from './picture-node.ts'

/** What an article keeps of what is written; an empty paragraph is nothing. Throws for an editor that was thrown away. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : keptHtml(editor.getHTML()))

/**
 * Whether an editor does not hold a text that it should. One that was thrown away needs none: on a slow machine that
 * happens to the first one before it is shown, and another one comes.
 */
export const lacks = (editor: Editor | null, html: string): editor is Editor =>
  editor !== null && !editor.isDestroyed && html !== htmlOf(editor)
