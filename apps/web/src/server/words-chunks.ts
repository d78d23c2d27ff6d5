import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '@koma/domain/languages.ts'

type Manifest = Readonly<Record<string, { readonly file: string }>>

/**
 * The file of each language's messages, read from the manifest of the browser build (`build/client`), so that a page
 * can ask for its own early. Throws when the build is incomplete.
 */
export function readWordsChunks(clientDirectory: string): Record<Language, string> {
  const manifest = JSON.parse(readFileSync(path.join(clientDirectory, '.vite', 'manifest.json'), 'utf8')) as Manifest
  return Object.fromEntries(
    languages.map((language) => {
      const entry = Object.entries(manifest).find(([source]) => source.endsWith(`/messages/${language}/site.ts`))
      if (!entry) throw new Error(`No messages of ${language} in the browser build`)
      return [language, `/${entry[1].file}`]
    }),
  ) as Record<Language, string>
}
