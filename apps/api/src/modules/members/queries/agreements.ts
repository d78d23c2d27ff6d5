import { agreementDocuments, type AgreementDocument } from '@koma/domain/agreements.ts'
import type { Language } from '@koma/domain/languages.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { versionLines, type VersionLine } from '../../pages/public.ts'

/** A consent as it was given. */
export interface ConsentRow {
  readonly document: 'terms' | 'privacy' | 'guardian'
  readonly version: string
  readonly agreedAt: Date
  readonly language: Language | null
}

/** Everything that the member, or their guardian, has agreed to, the newest first. */
export async function consentsOf(db: Db | Tx, memberId: string): Promise<readonly ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select document,
           document_version as version,
           agreed_at as "agreedAt",
           language
      from member_consent
     where member_id = ${memberId}
     order by agreed_at desc, document, document_version desc`.execute(db)
  return rows
}

/** The version that holds of what a document agrees to: a guardian's are the terms. The text is the one of GET /page. */
export const heldVersionOf = (document: RawBuilder<unknown>) => sql`
            held_page_version(case ${document} when 'guardian' then 'terms' else ${document} end)`

/** What members agree to, each with all versions that hold or held, the newest first. Decision: 0026 */
export type AgreementVersions = Readonly<Record<AgreementDocument, readonly VersionLine[]>>

/** Read from the one table of versions; what is announced is agreed to by nobody yet. */
export async function agreementVersions(db: Db | Tx): Promise<AgreementVersions> {
  const lines = await versionLines(db, agreementDocuments)
  const versionsOf = (document: AgreementDocument) =>
    lines.filter(({ page, state }) => page === document && state !== 'coming')
  return { terms: versionsOf('terms'), privacy: versionsOf('privacy') }
}

/** The one that holds, of versions that begin with it. */
export const heldVersion = (versions: readonly VersionLine[]): VersionLine => versions[0]!

/** The day of birth; nobody else agrees for this member until the transaction ends. */
export async function lockBirthday(tx: Tx, memberId: string): Promise<string> {
  const { rows } = await sql<{ birthday: string }>`
    select birthday
      from member
     where id = ${memberId}
       for no key update`.execute(tx)
  return rows[0]!.birthday
}
