import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { BackToApp } from '../features/apps/back-to-app.tsx'
import { ConsentForm } from '../features/apps/consent-form.tsx'
import { consentView, decideConsent } from '../features/apps/consent.ts'
import { formValues } from '../lib/form-values.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const loader = (args: LoaderFunctionArgs) => consentView(screenOf(args))

export const action = async (args: ActionFunctionArgs) => decideConsent(screenOf(args), await formValues(args.request))

/** What was asked stays on the page while the browser leaves it. */
export const shouldRevalidate = () => false

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('apps.consentTitle'),
    description: words('apps.consentDescription'),
    noindex: true,
  }))

/** 3rd: whether an app may sign in as the reader. Source: product §2, §7 */
export default function Consent() {
  const view = useLoaderData<typeof loader>()
  const decided = useActionData<typeof action>()
  return (
    <div className="web-door">
      <Panel colour="cyan" lean="end" tone="corner-end" art={<PanelArt motif="hands" colour="cyan" />} />
      <div className="k-box k-stack web-door-form">
        {view.kind !== 'ask' ? (
          <NothingAsked kind={view.kind} />
        ) : decided ? (
          <BackToApp app={view.app} {...decided} />
        ) : decided === null ? (
          <NothingAsked kind="wrong" />
        ) : (
          <ConsentForm view={view} />
        )}
      </div>
    </div>
  )
}

function NothingAsked({ kind }: { readonly kind: 'empty' | 'wrong' }) {
  const { words, paths } = useSite()
  const isWrong = kind === 'wrong'
  return (
    <>
      <SectionHeading level={1} {...(isWrong && { sound: words('apps.wrongSound') })}>
        {words(isWrong ? 'apps.wrongTitle' : 'apps.emptyTitle')}
      </SectionHeading>
      <p className="k-lead" role={isWrong ? 'alert' : undefined}>
        {words(isWrong ? 'apps.wrongText' : 'apps.emptyConsent')}
      </p>
      <div className="k-row">
        <LinkButton href={paths.memberApps()}>{words('apps.title')}</LinkButton>
        <LinkButton href={paths.home()} variant="quiet">
          {words('apps.emptyNext')}
        </LinkButton>
      </div>
    </>
  )
}
