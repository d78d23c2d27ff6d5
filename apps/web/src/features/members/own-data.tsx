import { buttonClass } from '@koma/ui/button-class.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MemberProfile } from './profile.ts'

/** Taking one's data along, and leaving. */
export function OwnData({ profile: { deletion, isExportUsedUp } }: { profile: MemberProfile }) {
  const { words, paths } = useSite()
  return (
    <section className="k-box" aria-labelledby="data-title">
      <h2 id="data-title">{words('profile.dataTitle')}</h2>
      <ul className="web-settings" role="list">
        <li>
          <div>
            <p className="web-settings-title">{words('profile.exportTitle')}</p>
            <p>{words('profile.exportText')}</p>
            {isExportUsedUp ? <p role="alert">{words('profile.exportTooOften')}</p> : null}
          </div>
          {/* A file, not a page: the router must not follow it. */}
          <a className={buttonClass('quiet')} href={paths.memberExport()} download>
            {words('profile.exportButton')}
          </a>
        </li>
        <li>
          <div>
            <p className="web-settings-title">{words('profile.deleteTitle')}</p>
            <p>
              {deletion
                ? words('profile.deletionPendingText', { date: plainDate(words, deletion.contact_by) })
                : words('profile.deleteText')}
            </p>
          </div>
          <LinkButton href={paths.accountCancel()} variant="quiet">
            {words(deletion ? 'profile.deletionPendingButton' : 'profile.deleteButton')}
          </LinkButton>
        </li>
      </ul>
    </section>
  )
}
