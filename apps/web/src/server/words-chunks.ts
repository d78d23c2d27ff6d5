import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '@koma/domain/languages.ts'
import type { WordsChunks } from '../lib/page-context.ts'

type Manifest = Readonly<Record<string, { readonly file: string }>>

/**
 * The files of each language's messages, read from the manifest of the browser build (`build/client`), so that a page can
 * ask for its own early. Throws when the build is incomplete.
 */
export function readWordsChunks(clientDirectory: string): Record<Language, WordsChunks> {
  const manifest = JSON.parse(readFileSync(path.join(clientDirectory, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const fileOf = (language: Language, part: keyof WordsChunks) => {
    const entry = Object.entries(manifest).find(([source]) => source.endsWith(`/messages/${language}/${part}.ts`))
    if (!entry) throw new Error(`No messages of ${language} in the browser build`)
    return `/${entry[1].file}`
  }
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        visitor: fileOf(language, 'visitor'),
        reading: fileOf(language, 'reading'),
        account: fileOf(language, 'account'),
      },
    ]),
  ) as Record<Language, WordsChunks>
}
