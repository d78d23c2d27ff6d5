import type { ListedFile } from '../../lib/upload-list.ts'
import type { Words } from '../../lib/words.ts'

/** Which of the chosen files stay behind when the form is sent, as a sentence; null where all of them go. */
export function leftOutWords(words: Words, files: readonly Pick<ListedFile, 'name' | 'state'>[]): string | null {
  const names = files.filter(({ state }) => state === 'failed').map(({ name }) => name)
  if (names.length === 0) return null
  return words('creators.filesLeftOut', { names: names.join(words('creators.listComma')) })
}
