import { createHash } from 'node:crypto'
import { htmlLang, languages } from '@koma/domain/languages.ts'
import { consentTexts } from '@koma/i18n/consent-text.ts'
import type { FastifyInstance } from 'fastify'
import type { TagManagerSettings } from '../config-machines.ts'
import { keptScreenPattern } from '../kept-screens.ts'
import type { TagSources } from '../security-headers.ts'
import { consentClient, consentParts, type ConsentSettings } from './consent-client.ts'
import { consentStyle } from './consent-style.ts'

/** A year: then a reader is asked again. */
const keptMs = 365 * 86_400_000

/** The tags of visitors' pages, where they are configured. */
export interface TagManager {
  /** What such a page runs beside the site's own scripts: it fetches the notice. The same on every page. */
  readonly bootScript: string
  /** Beside the site's own, by the directives of a content security policy. */
  readonly sources: TagSources
  mount(root: FastifyInstance): void
}

/**
 * Google Tag Manager behind a question: on pages for visitors alone, which are the same for everybody, and never on a page of
 * a member, of signing in or of paying. Source: product §1 "A tag manager", features "site"
 */
export function tagManager(settings: TagManagerSettings): TagManager {
  const script = consentScript(settings)
  const path = `/tags-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`
  return {
    bootScript: `document.head.append(Object.assign(document.createElement('script'),{src:'${path}',async:true}))`,
    sources: sourcesOf(settings),
    mount(root) {
      root.get(path, (_, reply) =>
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('text/javascript; charset=utf-8')
          .send(script),
      )
    },
  }
}

/** What Google names for its analytics; a tagging server of one's own comes on top. */
const sourcesOf = ({ origin }: TagManagerSettings): TagSources => ({
  script: [origin],
  connect: [
    origin,
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: [origin, 'https://*.google-analytics.com', 'https://*.googletagmanager.com'],
})

/** The notice with its words in every language, as a script of its own. */
export function consentScript({ id, origin }: TagManagerSettings): string {
  const settings: ConsentSettings = {
    id,
    origin,
    mayRunOn: keptScreenPattern,
    words: Object.fromEntries(
      languages.map((language) => [
        htmlLang[language].slice(0, 2),
        { ...consentTexts[language], moreHref: `/${language}/privacy` },
      ]),
    ),
    css: consentStyle,
    storageKey: 'koma-consent',
    keptMs,
  }
  const parts = consentParts.map((part) => part.toString()).join('\n')
  return `(() => {\n${parts}\n${consentClient.name}(${JSON.stringify(settings)})\n})()`
}
