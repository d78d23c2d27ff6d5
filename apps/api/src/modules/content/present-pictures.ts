import { languages } from '@koma/domain/languages.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { presentPicture, type PictureRow } from '../media/public.ts'

type Bodies = Readonly<Record<'body_zh' | 'body_ja' | 'body_en', string | null>>

const image = /<img\b[^>]*>/g
const idOf = (tag: string) => /\bsrc="\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/.exec(tag)?.[1]
const altOf = (tag: string) => /\balt="([^"]*)"/.exec(tag)?.[1] ?? ''

/** The pictures of the library that stand in the texts of a form, by their ids: `<img src="/media/{id}" alt="…">`. */
export const picturesIn = (form: Bodies): string[] => [
  ...new Set(languages.flatMap((language) => tagsIn(form[`body_${language}`]).flatMap((tag) => idOf(tag) ?? []))),
]

/** The texts with a picture that nobody told those of who cannot see it. */
export const bodiesWithoutAlt = (form: Bodies) =>
  languages
    .map((language) => `body_${language}` as const)
    .filter((field) => tagsIn(form[field]).some((tag) => altOf(tag).trim() === ''))

/** The texts in which one of these pictures stands. */
export const bodiesWith = (form: Bodies, ids: ReadonlySet<string>) =>
  languages
    .map((language) => `body_${language}` as const)
    .filter((field) => tagsIn(form[field]).some((tag) => ids.has(idOf(tag) ?? '')))

const tagsIn = (html: string | null): string[] => html?.match(image) ?? []

/** How wide a picture of a text stands at most: the column of reading, or a phone's whole width. */
const sizes = '(width < 48rem) 100vw, 44rem'

/** A text as visitors read it: cleaned once more, each of its pictures in the size that the screen needs. */
export function presentBody(html: string | null, pictures: readonly (PictureRow | null)[]): string | null {
  if (html === null) return null
  const known = new Map(pictures.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  return cleanHtml(html).replaceAll(/(<img\b[^>]*>)(\s*<\/figure>)?/g, (whole: string, tag: string, end?: string) => {
    const id = idOf(tag)
    if (id === undefined) return whole
    const row = known.get(id)
    if (!row) return end ?? ''
    const credit = end && row.credit ? `<figcaption>${escaped(row.credit)}</figcaption>` : ''
    return `${sized(row, altOf(tag))}${credit}${end ?? ''}`
  })
}

/** `alt` is that of cleaned HTML: escaped already. */
function sized(row: PictureRow, alt: string): string {
  const { variants, width, height } = presentPicture(row)
  const setOf = (wanted: string) =>
    variants
      .filter(({ type }) => type === wanted)
      .map((one) => `${one.src} ${one.width}w`)
      .join(', ')
  const plain = variants.find(({ type }) => type === 'image/webp') ?? variants[0]!
  return (
    `<picture><source type="image/avif" srcset="${setOf('image/avif')}" sizes="${sizes}">` +
    `<img src="${plain.src}" srcset="${setOf('image/webp')}" sizes="${sizes}" width="${width}" height="${height}" ` +
    `alt="${alt}" loading="lazy" decoding="async"></picture>`
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
