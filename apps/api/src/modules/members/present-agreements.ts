import type { Agreement } from '@koma/contract/agreements.ts'
import type { StaffConsent } from '@koma/contract/staff.ts'
import {
  agreementDocuments,
  isAgreementDue,
  versionsSince,
  versionsThatDo,
  type AgreementDocument,
} from '@koma/domain/agreements.ts'
import { formatTaipeiDateTime, parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { legalPages, type LegalVersion } from '@koma/i18n/pages/legal-pages.ts'
import { consentVersions } from './policy.ts'
import type { ConsentRow } from './queries/agreements.ts'

/** Each text with what is new in it for this member, and what they agreed to. Decision: 0025 */
export const presentAgreements = (consents: readonly ConsentRow[]): Agreement[] =>
  agreementDocuments.map((document) => {
    const versions: readonly LegalVersion[] = legalPages[document]
    const own = consents.filter((consent) => consent.document === document)
    const agreed = own.map(({ version }) => version)
    const current = legalPages[document][0]
    return {
      document,
      title_zh: current.zh.title,
      title_ja: current.ja.title,
      title_en: current.en.title,
      version: current.version,
      published_on: dayOf(current),
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
export const agreementsDue = (agreed: readonly string[]): { document: AgreementDocument; version: string }[] =>
  agreementDocuments
    .filter((document) => {
      const own = agreed.filter((one) => one.startsWith(`${document} `)).map((one) => one.slice(document.length + 1))
      return isAgreementDue(legalPages[document], own)
    })
    .map((document) => ({ document, version: consentVersions[document] }))

/** The versions of a document of which one is enough, as the list of members asks for them. */
export const enoughOf = (document: AgreementDocument | undefined) =>
  document && { document, versions: versionsThatDo(legalPages[document]) }

/** A consent as staff read it; whether it is to the version that holds. */
export const presentConsent = ({ document, version, agreedAt, language }: ConsentRow): StaffConsent => ({
  document,
  version,
  agreed_at: formatTaipeiDateTime(agreedAt),
  language,
  is_current: consentVersions[document] === version,
})

const presentChange = (version: LegalVersion) => ({
  version: version.version,
  published_on: dayOf(version),
  changes_zh: [...version.changes.zh],
  changes_ja: [...version.changes.ja],
  changes_en: [...version.changes.en],
})

const dayOf = ({ publishedOn }: LegalVersion) => parseTaipeiDate(publishedOn)!
