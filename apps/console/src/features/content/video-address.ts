import type { FactsOf } from '@koma/contract/content-facts.ts'

type SourceKind = FactsOf<'video'>['source_kind']

/** Where the id stands in the addresses of each house. */
const addresses = {
  youtube:
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([A-Za-z0-9_-]{11})(?:[?&#/].*)?$/,
  vimeo: /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?:[?#/].*)?$/,
} as const

/** What somebody has pasted, as it is kept: the id out of an address of that house, anything else as it is. */
export function sourceOf(kind: SourceKind, pasted: string): string | null {
  const text = pasted.trim()
  if (text === '') return null
  if (kind !== 'youtube' && kind !== 'vimeo') return text
  return addresses[kind].exec(text)?.[1] ?? text
}
