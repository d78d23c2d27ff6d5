import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { parseDisplayNumber } from '@koma/domain/display-number.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { longDate } from '../lib/format.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

/** Only a number and a day that are some are repeated: the address is anybody's to write. */
export function loader(args: LoaderFunctionArgs) {
  const { paths, url } = screenOf(args)
  const [number, by] = [url.searchParams.get('number') ?? '', url.searchParams.get('by') ?? '']
  if (!parseDisplayNumber(number) || !parseTaipeiDate(by)) throw redirect(paths.contact())
  return { number, by, isLeaving: url.searchParams.get('kind') === 'account_cancel' }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('contact.sentTitle'), noindex: true }))

/** The letter has come: its number, and the day of the answer. Source: product §9 */
export default function ContactSent() {
  const { number, by, isLeaving } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const facts = { number, date: longDate(words, by) }
  return (
    <div className="k-column k-stack">
      <SectionHeading level={1} sound={words('contact.sentSound')}>
        {words('contact.sentTitle')}
      </SectionHeading>
      <p className="k-lead">{words(isLeaving ? 'contact.sentLeavingText' : 'contact.sentText', facts)}</p>
      <div className="k-row">
        <LinkButton href={paths.contactState(number)}>{words('letters.state')}</LinkButton>
        <LinkButton href={paths.home()} variant="quiet">
          {words('contact.sentHome')}
        </LinkButton>
      </div>
    </div>
  )
}
