import type { StaffMember } from '@koma/contract/staff.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { MemberPicture } from './member-picture.tsx'

/** Who the member is, how they can be reached, and what of it is verified. */
export function MemberFacts({ member }: { member: StaffMember }) {
  const text = useText()
  const formats = useFormats()
  const verified = (at: string | null) =>
    at === null ? text('consoleMembers.not_verified') : text('consoleMembers.verified_at', { at: formats.at(at) })
  const facts = [
    { label: text('consoleMembers.username'), value: member.username },
    { label: text('consoleMembers.class'), value: text(`consoleMembers.class_${member.type}`) },
    {
      label: text('consoleMembers.membership_ends_on'),
      value: member.membership_ends_on ? formats.date(member.membership_ends_on) : text('consoleMembers.no_end'),
    },
    { label: text('consoleMembers.email'), value: member.email, note: verified(member.email_verified_at) },
    { label: text('consoleMembers.mobile'), value: member.mobile, note: verified(member.mobile_verified_at) },
    { label: text('consoleMembers.gender'), value: text(`consoleMembers.gender_${member.gender}`) },
    { label: text('consoleMembers.birthday'), value: formats.date(member.birthday) },
    { label: text('consoleMembers.created_at'), value: formats.at(member.created_at) },
  ]
  return (
    <section className="c-box" aria-labelledby="facts-title">
      <h2 id="facts-title">{text('consoleMembers.profile')}</h2>
      <MemberPicture avatar={member.avatar} />
      <dl className="c-facts">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.note && <small>{fact.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
