import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router'
import { ForgetDoor } from '../features/members/forget-door.tsx'
import { LinkFailed } from '../features/members/link-failed.tsx'
import { lookAtLink } from '../features/members/mailed-link.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const loader = async (args: LoaderFunctionArgs) => ({
  identity: await lookAtLink(screenOf(args), args.params.code ?? ''),
})

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('recovery.identityTitle'), noindex: true }))

/** identity/verify/{code}: whose account a mailed link opens, before anything is done with it. Source: product §2 */
export default function IdentityVerify() {
  const { identity } = useLoaderData<typeof loader>()
  const { code = '' } = useParams()
  const { words, paths } = useSite()
  if (!identity) return <LinkFailed />
  const isReset = identity.purpose === 'password_reset'
  return (
    <ForgetDoor motif="eyes" colour="yellow">
      <SectionHeading level={1}>{words('recovery.identityTitle')}</SectionHeading>
      <p className="k-lead">{words(isReset ? 'recovery.identityText' : 'recovery.identityEmailText')}</p>
      <p className="web-account">
        <span>{words('recovery.account')}</span> <strong translate="no">{identity.username_masked}</strong>
      </p>
      <div className="k-row">
        <LinkButton href={isReset ? paths.forgetVerify(code) : paths.registerVerify(code)}>
          {words(isReset ? 'recovery.identityNext' : 'recovery.identityEmailNext')}
        </LinkButton>
        <LinkButton href={paths.home()} variant="quiet">
          {words('recovery.notMine')}
        </LinkButton>
      </div>
    </ForgetDoor>
  )
}
