import type { Agreement } from '@koma/contract/agreements.ts'
import type { StaffConsent } from '@koma/contract/staff.ts'
import {
  agreementDocuments,
  isAgreementDue,
  versionsSince,
  versionsThatDo,
  type AgreementDocument,
} from '@koma/domain/agreements.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { heldVersion, type AgreementVersions, type ConsentRow } from './queries/agreements.ts'

/** Each text with what is new in it for this member, and what they agreed to. Decision: 0025 */
export const presentAgreements = (known: AgreementVersions, consents: readonly ConsentRow[]): Agreement[] =>
  agreementDocuments.map((document) => {
    const versions = known[document]
    const own = consents.filter((consent) => consent.document === document)
    const agreed = own.map(({ version }) => version)
    const current = heldVersion(versions)
    return {
      document,
      title_zh: current.title_zh,
      title_ja: current.title_ja ?? current.title_zh,
      title_en: current.title_en ?? current.title_zh,
      version: current.version,
      published_on: current.holdsFrom,
      due: isAgreementDue(versions, agreed),
      unseen: versionsSince(versions, agreed).map(presentChange),
      consents: own.map(({ version, agreedAt, language }) => ({
        version,
        agreed_at: formatTaipeiDateTime(agreedAt),
        language,
      })),
    }
  })

/** The versions that somebody with these consents is asked about again; `agreed` as `document version`. */
export const agreementsDue = (
  known: AgreementVersions,
  agreed: readonly string[],
): { document: AgreementDocument; version: string }[] =>
  agreementDocuments
    .filter((document) => {
      const own = agreed.filter((one) => one.startsWith(`${document} `)).map((one) => one.slice(document.length + 1))
      return isAgreementDue(known[document], own)
    })
    .map((document) => ({ document, version: heldVersion(known[document]).version }))

/** The versions of a document of which one is enough, as the list of members asks for them. */
export const enoughOf = (known: AgreementVersions, document: AgreementDocument) => ({
  document,
  versions: versionsThatDo(known[document]),
})

/** A consent as staff read it; whether it is to the version that holds. A guardian agrees to the terms. */
export const presentConsent =
  (known: AgreementVersions) =>
  ({ document, version, agreedAt, language }: ConsentRow): StaffConsent => ({
    document,
    version,
    agreed_at: formatTaipeiDateTime(agreedAt),
    language,
    is_current: heldVersion(known[document === 'guardian' ? 'terms' : document]).version === version,
  })

const presentChange = ({
  version,
  holdsFrom,
  changes_zh,
  changes_ja,
  changes_en,
}: AgreementVersions['terms'][number]) => ({
  version,
  published_on: holdsFrom,
  changes_zh: [...changes_zh],
  changes_ja: [...changes_ja],
  changes_en: [...changes_en],
})
