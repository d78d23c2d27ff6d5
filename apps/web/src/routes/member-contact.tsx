import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ownLetters } from '../features/contact/letter-state.ts'
import { OwnLetters } from '../features/contact/own-letters.tsx'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'
import { PageLinks } from '../shell/page-links.tsx'

export const loader = (args: LoaderFunctionArgs) => ownLetters(screenOf(args))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('letters.mineTitle'),
    description: words('letters.mineDescription', { centre }),
    noindex: true,
  }))

/** member/contact: what the member wrote to the centre, and the answers. Source: product §3 "Contact message", §8 "No Record" */
export default function MemberContact() {
  const { data: letters, meta: pages } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const write = <LinkButton href={paths.contact()}>{words('letters.write')}</LinkButton>
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead
        href={paths.memberContact()}
        title={words('letters.mineTitle')}
        sound={words('letters.mineSound')}
        lead={words('letters.mineLead')}
      />
      {letters.length > 0 ? (
        <>
          <OwnLetters letters={letters} />
          <div>{write}</div>
        </>
      ) : (
        <EmptyState sentence={words('errors.noRecord')} detail={words('letters.mineNone')} nextStep={write} />
      )}
      <PageLinks meta={pages} hrefOf={(page) => paths.memberContact({ page })} />
    </div>
  )
}
