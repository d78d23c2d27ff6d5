import type { CreatorProfile } from '@koma/contract/creators.ts'
import type { Member } from '@koma/contract/members.ts'
import type { Language } from '@koma/domain/languages.ts'
import { exportText } from '@koma/i18n/export-text.ts'
import { DamagedFileError, openVerified, type Files } from '../../platform/files/files.ts'
import type { ZipEntry } from '../../platform/zip.ts'
import { sayValues } from './present-export-words.ts'
import { exportPage } from './present-export.ts'
import type { ExportedFile } from './queries/export-files.ts'
import type { ListNames } from './queries/export-names.ts'
import type { ExportedLists, ExportRow } from './queries/export.ts'

type Profile = Omit<Member, 'avatar' | 'comicists'>

/** What an archive is made of. */
export interface ExportContent {
  readonly language: Language
  readonly now: Date
  readonly profile: Profile
  readonly creator: CreatorProfile | null
  readonly lists: ExportedLists
  readonly files: readonly ExportedFile[]
  readonly names: ListNames
  readonly picture: Buffer | undefined
}

/** The files of the archive, each made when its turn comes; a file of the store is opened then, one at a time. */
export function* exportEntries(store: Files, content: ExportContent): Generator<ZipEntry> {
  const { language, now, profile, creator, names } = content
  const places = placesOf(content.files)
  const filed = content.lists.files.map((row) => ({ ...row, file: places.get(String(row['id'])) ?? null }))
  const lists = { ...content.lists, files: filed }
  const page = { language, now, profile: factsOf(profile), creator, lists }
  yield { name: 'koma.json', bytes: jsonPieces({ profile, creator_profile: creator, ...lists }) }
  yield { name: 'koma.html', bytes: exportPage(page, sayValues(language, names)) }
  if (content.picture) yield { name: 'avatar.webp', bytes: [content.picture] }
  for (const file of content.files) yield { name: places.get(file.id)!, bytes: bytesOf(store, file, language) }
}

/** An object as JSON, one line of it at a time. */
function* jsonPieces(data: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{\n'
  for (const [key, value] of Object.entries(data)) {
    yield `${before}${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`
    before = ',\n'
  }
  yield '\n}\n'
}

/** Where each file stands in the archive: numbered, because names may occur twice, and free of what a path means. */
function placesOf(files: readonly ExportedFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.map(({ id, name }, at) => {
      const tame = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_').replace(/\.pdf$/i, '')
      return [id, `files/${String(at + 1).padStart(2, '0')}-${tame}.pdf`]
    }),
  )
}

/** The bytes of a file; where the store has lost them, a sentence that says so, so that the rest still comes. */
async function* bytesOf(store: Files, file: ExportedFile, language: Language): AsyncGenerator<Uint8Array | string> {
  try {
    yield* (await openVerified(store, file)) as AsyncIterable<Uint8Array>
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error
    yield exportText(language)('export.file_unreadable')
  }
}

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
  membership: membership.status,
  starts_on: membership.started_on,
  ends_on: membership.ends_on,
  purchased: points.purchased,
  reward: points.reward,
})
