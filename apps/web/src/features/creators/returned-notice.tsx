import type { CreatorFormState } from '@koma/contract/creators.ts'
import { useSite } from '../../lib/use-language.ts'

/** Where the values of the form come from, or why it came back. Draws nothing for an empty form. */
export function ReturnedNotice({ state }: { state: CreatorFormState }) {
  const { words } = useSite()
  const { source, reason } = state
  if (source === 'account') return null
  if (source !== 'returned') return <p className="web-aside">{words(`creators.from_${source}`)}</p>
  return (
    <section className="k-box web-notice" aria-labelledby="returned">
      <h2 id="returned">{words('creators.returnedTitle')}</h2>
      <p>{words('creators.returnedText')}</p>
      {reason ? (
        <blockquote className="web-remark">
          <strong>{words('creators.reviewer')}</strong>
          {words('shell.colon')}
          {reason}
        </blockquote>
      ) : null}
    </section>
  )
}
