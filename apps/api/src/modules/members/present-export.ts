import type { Member } from '@koma/contract/members.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { exportText } from '@koma/i18n/export-text.ts'
import { exportLists, type ExportedLists, type ExportRow } from './queries/export.ts'

type Profile = Omit<Member, 'avatar' | 'comicists'>

/** The export for readers: a page without scripts or pictures that opens anywhere, in the member's language. */
export function exportPage(language: Language, profile: Profile, lists: ExportedLists, now: Date): string {
  const text = exportText(language)
  const made = text('export.made', { at: formatTaipeiDateTime(now) })
  const sections = exportLists.map((list) => {
    const rows = lists[list]
    const title = `<h2>${escape(text(`export.list_${list}`))}</h2>`
    return title + (rows.length > 0 ? table(rows, (key) => text(label(key))) : `<p>${escape(text('export.none'))}</p>`)
  })
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(text('export.title'))}</title>
<style>body{font:16px/1.6 sans-serif;margin:2em auto;max-width:70em;padding:0 1em}table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid;padding:.3em .6em;text-align:left;vertical-align:top;white-space:pre-wrap}</style></head>
<body><h1>${escape(text('export.title'))}</h1><p>${escape(made)}</p>
<h2>${escape(text('export.list_profile'))}</h2>${facts(factsOf(profile), (key) => text(label(key)))}
${sections.join('\n')}
</body></html>
`
}

type Label = Extract<Parameters<ReturnType<typeof exportText>>[0], `export.field_${string}`>

const label = (key: string) => `export.field_${key}` as Label

/** The facts of the profile in one flat row. */
const factsOf = ({ points, membership, ...rest }: Profile): ExportRow => ({
  username: rest.username,
  name: rest.name,
  email: rest.email,
  mobile: rest.mobile,
  gender: rest.gender,
  birthday: rest.birthday,
  addr_city: rest.addr_city,
  addr_district: rest.addr_district,
  job: rest.job,
  locale: rest.locale,
  class: rest.type,
  starts_on: membership.started_on,
  ends_on: membership.ends_on,
  purchased: points.purchased,
  reward: points.reward,
})

function facts(row: ExportRow, word: (key: string) => string): string {
  const lines = Object.entries(row).map(
    ([key, value]) => `<tr><th scope="row">${escape(word(key))}</th><td>${cell(value)}</td></tr>`,
  )
  return `<table>${lines.join('')}</table>`
}

function table(rows: readonly ExportRow[], word: (key: string) => string): string {
  const keys = Object.keys(rows[0]!)
  const head = keys.map((key) => `<th scope="col">${escape(word(key))}</th>`).join('')
  const body = rows.map((row) => `<tr>${keys.map((key) => `<td>${cell(row[key] ?? null)}</td>`).join('')}</tr>`)
  return `<table><tr>${head}</tr>${body.join('')}</table>`
}

const cell = (value: ExportRow[string]): string => (value === null ? '' : escape(String(value)))

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!)
