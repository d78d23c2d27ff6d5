/** What everybody with an account agrees to; a guardian agrees to the terms for whoever is too young. Source: product §5 */
export const agreementDocuments = ['terms', 'privacy'] as const
export type AgreementDocument = (typeof agreementDocuments)[number]

/** What counts of a version when somebody has agreed to another. */
export interface AgreementVersion {
  readonly version: string
  /** Whether it changes what members have or give, so that those who agreed to an older one are asked again. */
  readonly asksAgain: boolean
}

/**
 * Whether a member is to be asked: none of the versions from the newest back to the last one that asks again is among
 * those that they have agreed to. The first version that ever was asks everybody. `versions`: newest first. Decision: 0025
 */
export const isAgreementDue = (versions: readonly AgreementVersion[], agreed: readonly string[]): boolean =>
  !versionsThatDo(versions).some((version) => agreed.includes(version))

/** The versions of which one is enough: from the newest back to the last that asks again. `versions`: newest first. */
export function versionsThatDo(versions: readonly AgreementVersion[]): readonly string[] {
  const lastAsking = versions.findIndex(({ asksAgain }) => asksAgain)
  return (lastAsking === -1 ? versions : versions.slice(0, lastAsking + 1)).map(({ version }) => version)
}

/** The versions that are newer than any that the member has agreed to, newest first. Decision: 0025 */
export function versionsSince<Version extends AgreementVersion>(
  versions: readonly Version[],
  agreed: readonly string[],
): readonly Version[] {
  const newestAgreed = versions.findIndex(({ version }) => agreed.includes(version))
  return newestAgreed === -1 ? versions : versions.slice(0, newestAgreed)
}
