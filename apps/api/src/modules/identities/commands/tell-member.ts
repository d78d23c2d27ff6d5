import type { Language } from '@koma/domain/languages.ts'
import { mailText } from '@koma/i18n/mail-text.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { JoinTarget } from '../queries/identities.ts'

export interface IdentityNews {
  readonly what: 'linked' | 'unlinked'
  readonly member: Pick<JoinTarget, 'id' | 'email' | 'locale'>
  readonly identityId: string
  readonly providerName: string
  readonly requestId: string
}

/** A changed way to sign in is written down and told by mail, so that nobody gets one unnoticed. */
export async function tellMember(
  deps: Pick<Deps, 'config' | 'outbox'>,
  tx: Tx,
  { what, member, identityId, providerName, requestId }: IdentityNews,
): Promise<void> {
  await writeAudit(tx, {
    actor: { kind: 'member', id: member.id, name: 'member' },
    action: what === 'linked' ? 'member.link_identity' : 'member.unlink_identity',
    subject: { kind: 'member', id: member.id },
    [what === 'linked' ? 'after' : 'before']: { identity: identityId, provider: providerName },
    requestId,
  })
  await deps.outbox.write(tx, {
    channel: 'mail',
    to: member.email,
    language: member.locale,
    ...page(deps.config.publicUrl, member.locale, what, providerName),
    dedupeKey: `mail:identity:${what}:${identityId}`,
  })
}

function page(publicUrl: string, language: Language, what: IdentityNews['what'], provider: string) {
  const text = mailText(language)
  return mailPage({
    language,
    subject: text(`mail.${what}_subject`, { provider }),
    sound: text(`mail.${what}_sound`),
    title: text(`mail.${what}_title`),
    paragraphs: [text(`mail.${what}_text`, { provider })],
    button: { label: text('mail.linked_button'), href: `${publicUrl}/${language}/member/apps` },
    notes: [text('mail.linked_ignore')],
  })
}
