/** Which folders may know which. A layer's own folder is always allowed; the longest folder that fits a file counts. */
export interface Layer {
  /** `*` stands for one name: such folders do not know their siblings unless `grantedModules` says so. */
  readonly folder: string
  /** Folders of ours that it may import. */
  readonly ours: readonly string[]
  /** npm packages that it may import. */
  readonly npm: readonly string[] | 'any'
  readonly node: boolean
}

const rules = ['packages/domain', 'packages/contract']
const words = 'packages/i18n'
const look = 'packages/ui'
const data = 'packages/database'

/** Decision: 0001-modular-monolith. A new edge is a visible change of a line here. */
export const layers: readonly Layer[] = [
  { folder: 'packages/domain', ours: [], npm: [], node: false },
  { folder: 'packages/contract', ours: ['packages/domain'], npm: ['zod'], node: false },
  { folder: 'packages/i18n', ours: [], npm: [], node: false },
  { folder: 'packages/ui', ours: [], npm: ['react', 'react-dom', 'uqr'], node: false },
  { folder: 'packages/database', ours: ['packages/domain'], npm: ['kysely', 'pg'], node: true },

  { folder: 'apps/api/src', ours: [...rules, words, data], npm: 'any', node: true },
  { folder: 'apps/api/src/platform', ours: [...rules, words, data], npm: 'any', node: true },
  { folder: 'apps/api/src/modules/*', ours: ['apps/api/src/platform', ...rules, words, data], npm: 'any', node: true },

  { folder: 'apps/web/src', ours: [...rules, words, look], npm: 'any', node: true },
  { folder: 'apps/web/src/lib', ours: [...rules, words, look], npm: 'any', node: false },
  { folder: 'apps/web/src/shell', ours: ['apps/web/src/lib', ...rules, words, look], npm: 'any', node: false },
  {
    folder: 'apps/web/src/features/*',
    ours: ['apps/web/src/lib', 'apps/web/src/shell', ...rules, words, look],
    npm: 'any',
    node: false,
  },

  { folder: 'apps/console/src', ours: [...rules, words, look], npm: 'any', node: false },
  { folder: 'apps/console/src/features/*', ours: ['apps/console/src', ...rules, words, look], npm: 'any', node: false },

  { folder: 'apps/server/src', ours: ['apps', 'packages'], npm: 'any', node: true },
]

/** Which API module may use which other module's `public.ts`. There is no circle, and no grant that nobody needs. */
export const grantedModules: Readonly<Record<string, readonly string[]>> = {
  activities: ['content'],
  creators: ['files', 'members', 'opening-hours'],
  clients: ['auth'],
  calendar: ['centre', 'content'],
  collect: ['content'],
  content: ['media'],
  faq: ['postings'],
  identities: ['auth', 'members'],
  contact: ['opening-hours'],
  library: ['content'],
  media: ['files'],
  members: ['auth', 'opening-hours', 'pages', 'points', 'rent'],
  membership: ['members', 'opening-hours'],
  news: ['content'],
  'old-users': ['creators', 'files', 'members', 'points'],
  pages: ['activities', 'calendar', 'content', 'library', 'media', 'opening-hours', 'postings', 'rent', 'terms'],
  postings: ['content', 'media'],
  rent: ['opening-hours', 'points'],
  sitemap: ['content'],
  space: ['opening-hours'],
  staff: ['auth'],
  tags: ['content'],
}
