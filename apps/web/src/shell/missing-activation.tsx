import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../lib/use-language.ts'
import type { Activation } from '../lib/activation.ts'

/** What a member still has to do before booking. Source: product §4 "not yet opened or activated" */
export function MissingActivation({ activation }: { activation: Activation }) {
  const { words, paths } = useSite()
  const isSending = useNavigation().formAction === paths.registerSent()
  return (
    <section className="k-box k-stack web-notice" aria-labelledby="missing">
      <h2 id="missing">{words('members.missingTitle')}</h2>
      <p>{words('members.missingText')}</p>
      <ul>
        {activation.email === '' ? <li>{words('members.missingAddress')}</li> : null}
        {activation.email ? <li>{words('members.missingEmail', { email: activation.email })}</li> : null}
        {activation.mobile ? <li>{words('members.missingMobile', { mobile: activation.mobile })}</li> : null}
      </ul>
      {activation.email === '' ? (
        <div>
          <LinkButton href={paths.memberInfoEmail()} variant="quiet">
            {words('members.giveAddress')}
          </LinkButton>
        </div>
      ) : null}
      {activation.mobile ? (
        <div>
          <LinkButton href={paths.memberInfoMobile()} variant="quiet">
            {words('members.missingMobileNow')}
          </LinkButton>
        </div>
      ) : null}
      {activation.email ? (
        <Form method="post" action={paths.registerSent()}>
          <Button type="submit" variant="quiet" busyWord={isSending ? words('members.mailSending') : undefined}>
            {words('members.mailAgain')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
