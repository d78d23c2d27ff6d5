import type { CreatorProfile } from '@koma/contract/creators.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { exportText } from '@koma/i18n/export-text.ts'
import type { ExportPart, SayValue } from './present-export-words.ts'
import { exportLists, type ExportedLists, type ExportRow } from './queries/export.ts'

/** What the page shows. */
export interface ExportedData {
  readonly language: Language
  readonly now: Date
  readonly profile: ExportRow
  /** In the words of the wire; null for somebody without one. */
  readonly creator: CreatorProfile | null
  readonly lists: ExportedLists
}

/**
 * The export for readers, piece by piece: a page without scripts or pictures that opens anywhere, in the member's
 * language and in words instead of codes. Nothing that somebody wrote is markup in it.
 */
export function* exportPage(
  { language, now, profile, creator, lists }: ExportedData,
  say: SayValue,
): Generator<string> {
  const text = exportText(language)
  const title = escape(text('export.title'))
  const section = (part: ExportPart, body: string) => `<h2>${escape(text(`export.list_${part}`))}</h2>${body}\n`
  const page: Page = { word: (key) => escape(text(label(key))), say: (...value) => escape(say(...value)), text }
  yield head(htmlLang[language], title)
  yield `<body><h1>${title}</h1><p>${escape(text('export.made', { at: formatTaipeiDateTime(now) }))}</p>\n`
  yield section('profile', facts(page, 'profile', profile))
  yield section('creator', creator ? creatorForm(page, creator) : none(page))
  for (const list of exportLists) yield section(list, records(page, list, lists[list]))
  yield '</body></html>\n'
}

interface Page {
  /** The name of a field, escaped. */
  readonly word: (key: string) => string
  /** A value, escaped. */
  readonly say: SayValue
  readonly text: ReturnType<typeof exportText>
}

type Label = Extract<Parameters<ReturnType<typeof exportText>>[0], `export.field_${string}`>

const label = (key: string) => `export.field_${key}` as Label

const head = (lang: string, title: string) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>body{font:16px/1.6 sans-serif;margin:2em auto;max-width:70em;padding:0 1em}table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid;padding:.3em .6em;text-align:left;vertical-align:top;white-space:pre-wrap}</style></head>
`

const none = ({ text }: Page) => `<p>${escape(text('export.none'))}</p>`

function records(page: Page, list: (typeof exportLists)[number], rows: readonly ExportRow[]): string {
  if (rows.length === 0) return none(page)
  const table = rowsTable(page, list, rows)
  if (list !== 'applications') return table
  // What was sent with each of them stands below, under its number.
  return table + rows.map((row) => `<h3>${page.say(list, 'number', row['number'])}</h3>${sentForm(page, row)}`).join('')
}

const sentForm = (page: Page, row: ExportRow) => creatorForm(page, row['form'] ?? row['draft'] ?? {})

const formFields = [
  'name',
  'name_en',
  'pen_name',
  'industries',
  'citizenship',
  'nationality',
  'address',
  'postal_code',
  'village',
  'website_url',
  'social_url',
  'profile_zh',
  'profile_en',
]
const workFields = ['title', 'description', 'url', 'published_on']

/** A creator's form: its fields, then its works. A draft may lack any of them, or hold something else there. */
function creatorForm(page: Page, form: object): string {
  const works: unknown = 'works' in form ? form.works : []
  const rows = (Array.isArray(works) ? works : []).map((work) => picked(work, workFields))
  const title = `<h3>${escape(page.text('export.works'))}</h3>`
  return (
    facts(page, 'creator', picked(form, formFields)) + (rows.length > 0 ? title + rowsTable(page, 'creator', rows) : '')
  )
}

function picked(record: unknown, keys: readonly string[]): ExportRow {
  const known = new Map(Object.entries(record ?? {}))
  return Object.fromEntries(keys.map((key) => [key, known.get(key) ?? null]))
}

function facts({ word, say }: Page, part: ExportPart, row: ExportRow): string {
  const lines = Object.entries(row).map(
    ([key, value]) => `<tr><th scope="row">${word(key)}</th><td>${say(part, key, value)}</td></tr>`,
  )
  return `<table>${lines.join('')}</table>`
}

function rowsTable(page: Page, part: ExportPart, rows: readonly ExportRow[]): string {
  const keys = Object.keys(rows[0]!).filter((key) => !forPrograms.has(key))
  const heads = keys.map((key) => `<th scope="col">${page.word(key)}</th>`).join('')
  const body = rows.map(
    (row) => `<tr>${keys.map((key) => `<td>${cell(page, part, key, row[key])}</td>`).join('')}</tr>`,
  )
  return `<table><tr>${heads}</tr>${body.join('')}</table>`
}

/** What only programs make use of. */
const forPrograms = new Set(['id', 'comments', 'form', 'former', 'draft', 'history', 'creator'])

function cell(page: Page, part: ExportPart, key: string, value: unknown): string {
  if (part !== 'files' || key !== 'file' || typeof value !== 'string') return page.say(part, key, value)
  const address = value.split('/').map(encodeURIComponent).join('/')
  return `<a href="${address}">${escape(page.text('export.file_in_archive'))}</a>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!)
