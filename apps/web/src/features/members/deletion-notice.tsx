import { LinkButton } from '@koma/ui/link-button.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** The account is on its way out, and can still be kept. */
export function DeletionNotice({ contactBy }: { contactBy: string }) {
  const { words, paths } = useSite()
  return (
    <section className="k-box web-alert" aria-labelledby="deletion-title">
      <div>
        <h2 id="deletion-title">{words('profile.deletionPending')}</h2>
        <p>{words('profile.deletionPendingText', { date: plainDate(words, contactBy) })}</p>
      </div>
      <LinkButton href={paths.accountCancel()}>{words('profile.deletionPendingButton')}</LinkButton>
    </section>
  )
}
