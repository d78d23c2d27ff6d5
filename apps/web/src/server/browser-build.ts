import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '@koma/domain/languages.ts'
import type { BrowserBuild, WordsPart } from '../lib/site-context.ts'

/** Vite's manifest: every chunk by its source or its own name, with the names of those that it imports. */
export type BuildManifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** What pages need to know of the browser build (`build/client`). Throws when the build is incomplete. */
export function readBrowserBuild(clientDirectory: string): BrowserBuild {
  const file = path.join(clientDirectory, '.vite', 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest
  return { words: wordsOf(manifest), order: orderOf(manifest) }
}

/** The files of each language's messages. */
function wordsOf(manifest: BuildManifest): BrowserBuild['words'] {
  const fileOf = (language: Language, part: WordsPart) => {
    const entry = Object.entries(manifest).find(([source]) => source.endsWith(`/messages/${language}/${part}.ts`))
    if (!entry) throw new Error(`No messages of ${language} in the browser build`)
    return `/${entry[1].file}`
  }
  const partsOf = (language: Language) => ({
    visitor: fileOf(language, 'visitor'),
    reading: fileOf(language, 'reading'),
    account: fileOf(language, 'account'),
  })
  return Object.fromEntries(languages.map((language) => [language, partsOf(language)])) as BrowserBuild['words']
}

/** All files, each after those that it imports. */
export function orderOf(manifest: BuildManifest): string[] {
  const order = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    chunk.imports?.forEach(visit)
    order.add(`/${chunk.file}`)
  }
  Object.keys(manifest).forEach(visit)
  return [...order]
}
