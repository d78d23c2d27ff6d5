import { seededRandom } from './seeded-random.ts'

export interface CoverPanelProps {
  /** The item's id or slug: the same seed is the same picture for ever. */
  seed: string
  /** The words of the picture. */
  title: string
  /** Of the title, as a `lang` attribute has it: Chinese and Japanese stand upright, Latin letters lie. */
  titleLang: string
  /** A book stands on its ground; everything else is a wide panel. */
  shape?: 'book' | 'wide'
  /** On the belly band of a book, in the corner of a panel: a genre, a type. */
  label?: string | undefined
  /** On the spine of a book, in the other corner of a panel: a year, a length. */
  mark?: string | undefined
}

const grounds = ['yellow', 'cyan', 'red', 'ink', 'paper'] as const
const tones = ['dots', 'rays', 'rain', 'speed', 'dots'] as const
const layouts = ['label', 'split', 'bare', 'label', 'window'] as const

/**
 * A picture made of an item's own words where there is no other: a book jacket or a lettered panel. It is an ornament
 * beside a written name: its words are drawn by the style sheet, so that neither ears nor a search in the page hear
 * them twice. Decision: look
 */
export function CoverPanel({ seed, title, titleLang, shape = 'wide', label, mark }: CoverPanelProps) {
  const random = seededRandom(`${shape}:${seed}`)
  const ground = random.pick(grounds)
  const front = random.pick(grounds.filter((one) => one !== ground) as [(typeof grounds)[number]])
  return (
    <span
      className="k-jacket"
      aria-hidden="true"
      lang={titleLang}
      data-shape={shape}
      data-ground={ground}
      data-tone={random.pick(tones)}
      data-lean={random.pick(['start', 'none', 'end'] as const)}
    >
      <span
        className="k-jacket-front"
        data-ground={front}
        data-tone={random.pick(tones)}
        data-layout={random.pick(layouts)}
        data-script={isLatin(title) ? 'latin' : 'upright'}
        data-length={lengthOf(title)}
      >
        <span className="k-jacket-title" data-words={title} />
        {label ? <span className="k-jacket-label" data-words={label} /> : null}
        {mark ? <span className="k-jacket-mark" data-words={mark} /> : null}
      </span>
    </span>
  )
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Whether most of a title is letters that lie on a line. */
const isLatin = (title: string): boolean => widthOf(title) < 0.75 * title.length

/** In characters of Chinese; a letter takes about half of one. */
const widthOf = (title: string): number => {
  const full = title.match(wide)?.length ?? 0
  return full + (title.length - full) * 0.5
}

/** How large the title can stand. */
function lengthOf(title: string): 'short' | 'middle' | 'long' | 'huge' {
  const width = widthOf(title)
  if (width <= 4) return 'short'
  if (width <= 8) return 'middle'
  return width <= 15 ? 'long' : 'huge'
}
