/** The marks that every screen has to reach. Source: issue 4, done-when 1 */
export const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Category = keyof typeof aims
const categories = Object.keys(aims) as Category[]

/** What is read of one report of Lighthouse. */
export interface Look {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: ReadonlyArray<{ readonly id: string; readonly weight: number }>
      }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>
}

export interface Judgement {
  /** The four marks, the two times that cost most, and the path. */
  readonly line: string
  /** A sentence for each mark below its aim. */
  readonly misses: readonly string[]
}

/** Judges a screen by the look whose performance is in the middle: of an even number the worse. */
export function judged(path: string, looks: readonly Look[]): Judgement {
  const sorted = looks.toSorted((a, b) => markOf(a, 'performance') - markOf(b, 'performance'))
  const look = sorted[Math.floor((sorted.length - 1) / 2)]!
  const time = (audit: string) => toldBy(look, audit) || '–'
  const marks = categories.map((category) => String(markOf(look, category)).padStart(4)).join('')
  return {
    line: `${marks}  LCP ${time('largest-contentful-paint')}, TBT ${time('total-blocking-time')}  ${path}`,
    misses: categories.filter((category) => markOf(look, category) < aims[category]).map((one) => missOf(look, one)),
  }
}

/** 0 to 100; 0 where Lighthouse could not tell. */
const markOf = (look: Look, category: Category) => Math.round((look.categories[category]?.score ?? 0) * 100)

function missOf(look: Look, category: Category): string {
  const lost = look.categories[category]?.auditRefs
    .filter(({ id, weight }) => weight > 0 && (look.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${toldBy(look, id)}`.trim())
  return `${category} ${markOf(look, category)} below ${aims[category]}: ${lost?.join(', ')}`
}

/** What an audit says, with plain spaces; empty where it says nothing. */
const toldBy = (look: Look, audit: string) => look.audits[audit]?.displayValue?.replaceAll(/\s/g, ' ') ?? ''
