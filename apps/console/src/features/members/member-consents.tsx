import type { StaffMemberRecord } from '@koma/contract/staff.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TableHead } from '../../shell/table-head.tsx'

/** What the member agreed to, in which version and when, and what they are asked about again. Decision: 0025 */
export function MemberConsents({ member }: { member: StaffMemberRecord }) {
  const text = useText()
  const due = member.agreements_due.map(({ document }) => text(`consoleMembers.document_${document}`))
  return (
    <section className="c-section" aria-labelledby="consents-title">
      <h2 id="consents-title">{text('consoleMembers.consents')}</h2>
      {due.length > 0 && <p>{text('consoleMembers.asked', { documents: due.join(' · ') })}</p>}
      {member.consents.length === 0 ? (
        <p>{text('consoleMembers.no_consents')}</p>
      ) : (
        <ConsentTable consents={member.consents} />
      )}
    </section>
  )
}

function ConsentTable({ consents }: Pick<StaffMemberRecord, 'consents'>) {
  const text = useText()
  const formats = useFormats()
  const heads = {
    document: text('consoleMembers.document'),
    version: text('consoleMembers.version'),
    agreedAt: text('consoleMembers.agreed_at'),
    readIn: text('consoleMembers.read_in'),
  }
  return (
    <table className="c-table">
      <caption className="c-ears">{text('consoleMembers.consents')}</caption>
      <TableHead heads={Object.values(heads)} />
      <tbody>
        {consents.map(({ document, version, is_current: isCurrent, agreed_at: at, language }) => (
          <tr key={`${document} ${version}`}>
            <td data-label={heads.document}>{text(`consoleMembers.document_${document}`)}</td>
            <td data-label={heads.version}>
              {isCurrent ? text('consoleMembers.version_current', { version }) : version}
            </td>
            <td data-label={heads.agreedAt}>{formats.at(at)}</td>
            <td data-label={heads.readIn}>{language ? languageNames[language] : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
