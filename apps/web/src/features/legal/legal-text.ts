import type { PageAnswer } from '@koma/contract/pages.ts'
import type { legalSlugs } from '@koma/domain/house-pages.ts'
import { calls } from '../../lib/calls.ts'
import { localised } from '../../lib/localised.ts'
import { pageMeta, type MetaInput } from '../../lib/page-meta.ts'
import { load, type Screen } from '../../lib/screen.ts'

/** The version that holds, or the one that the address names; a version that never was is the 404 screen. */
export const loadLegalPage = (screen: Screen, slug: (typeof legalSlugs)[number]) =>
  load(screen, calls.page(slug, screen.url.searchParams.get('version') ?? undefined))

/** Title and description are the text's own: its title and its first paragraph. */
export function legalMeta(input: MetaInput & { readonly loaderData?: unknown }) {
  const page = input.loaderData as PageAnswer | undefined
  return pageMeta(input, (_words, language) => ({
    title: page ? localised(page, 'title', language) : '',
    description: page ? firstParagraph(localised(page, 'body', language)) : '',
  }))
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const firstParagraph = (html: string): string =>
  (/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '').replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
