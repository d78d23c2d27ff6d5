import { mediaLengths, type Media } from '@koma/contract/media.ts'
import { asksCredit, type MediaLicence } from '@koma/domain/media-rules.ts'

/** What is said of a picture while it is being written: every text is a string, empty where nothing stands. */
export interface MediaForm {
  readonly alt_zh: string
  readonly alt_ja: string
  readonly alt_en: string
  readonly credit: string
  readonly licence: MediaLicence
  readonly source_url: string
}

/** Of a picture that is to be uploaded, nothing is said yet. */
export const emptyWords: MediaForm = { alt_zh: '', alt_ja: '', alt_en: '', credit: '', licence: 'own', source_url: '' }

/** What is said of one of the library. */
export const wordsOfMedia = ({ picture, licence, source_url }: Media): MediaForm => ({
  alt_zh: picture.alt_zh,
  alt_ja: picture.alt_ja ?? '',
  alt_en: picture.alt_en ?? '',
  credit: picture.credit ?? '',
  licence,
  source_url: source_url ?? '',
})

/** Whether the licence asks for a name that is not there yet. */
export const wantsCredit = ({ licence, credit }: MediaForm): boolean => asksCredit(licence) && credit.trim() === ''

/** The parts of `POST /staff/media`. */
export function uploadForm(file: File, words: MediaForm): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.append(name, value.trim())
  form.append('file', file)
  return form
}

/** A size of bytes for people. */
export function fileSize(bytes: number, number: (value: number) => string): string {
  if (bytes < 1_000_000) return `${number(Math.max(1, Math.round(bytes / 1_000)))} KB`
  return `${number(Math.round(bytes / 100_000) / 10)} MB`
}

/** The longest text of a field (characters). */
export const { alt: altMax, credit: creditMax, source: sourceMax } = mediaLengths
