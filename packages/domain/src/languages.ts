/** The languages of the interface; the first is the default. Source: product §1, §9 */
export const languages = ['zh', 'ja', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in all three languages, as columns and fields name them; null where it was not translated. */
export type Translated<Field extends string> = Readonly<Record<`${Field}_${Language}`, string | null>>

/** What stands in `<html lang>`: the zh texts are Traditional Chinese in Taiwan usage. */
export const htmlLang = { zh: 'zh-Hant-TW', ja: 'ja', en: 'en' } as const satisfies Record<Language, string>

/** Whether the text is exactly one of the languages. */
export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text)

/**
 * The language for a reader: the stored one if it is one of ours, else the best of Accept-Language
 * (RFC 9110 §12.5.4: higher q first, then the earlier range; every zh-… is zh; `*` means zh), else zh.
 * Never throws and is linear in the header, whatever it holds. Source: product §2. Decision: addresses
 */
export function pickLanguage(acceptLanguage: string | null | undefined, stored?: string | null): Language {
  if (isLanguage(stored)) return stored
  const wishes = wishesOf(acceptLanguage ?? '')
  // On equal wishes the order of `languages` decides, so `*` alone is zh.
  return languages.reduce<{ language: Language; wish: Wish }>(
    (best, language) => {
      const wish = wishes.get(language) ?? wishes.get('*') ?? unwished
      return isStronger(wish, best.wish) ? { language, wish } : best
    },
    { language: 'zh', wish: unwished },
  ).language
}

/** How much a range is wanted: its q in thousandths, and its place in the header. */
type Wish = { readonly thousandths: number; readonly place: number }

const unwished: Wish = { thousandths: 0, place: Number.POSITIVE_INFINITY }

/** A range with q=0 is "not acceptable": never stronger than no wish at all. */
const isStronger = (wish: Wish, than: Wish): boolean =>
  wish.thousandths > than.thousandths ||
  (wish.thousandths === than.thousandths && wish.thousandths > 0 && wish.place < than.place)

/** A header longer than any server lets through is cut off. */
const acceptLanguageLengthMax = 16_384

function wishesOf(header: string): Map<string, Wish> {
  const wishes = new Map<string, Wish>()
  for (const [place, part] of header.slice(0, acceptLanguageLengthMax).split(',').entries()) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const thousandths = thousandthsOf(parameters)
    if (thousandths === undefined || !/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/.test(range)) continue
    const primary = range.split('-')[0] ?? range
    const wish = { thousandths, place }
    const known = wishes.get(primary)
    if (!known || isStronger(wish, known)) wishes.set(primary, wish)
  }
  return wishes
}

/** Undefined for a weight that RFC 9110 does not know, such as q=nan or q=2: that range is left out. */
function thousandthsOf(parameters: readonly string[]): number | undefined {
  const [weight, ...more] = parameters
  if (weight === undefined) return 1000
  const [, value] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight) ?? []
  return value === undefined || more.length > 0 ? undefined : Math.round(Number(value) * 1000)
}
