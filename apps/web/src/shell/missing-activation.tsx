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
      <h2 id="missing">{words('activation.title')}</h2>
      <p>{words('activation.text')}</p>
      <ul>
        {activation.email === '' ? <li>{words('activation.address')}</li> : null}
        {activation.email ? <li>{words('activation.email', { email: activation.email })}</li> : null}
        {activation.mobile ? <li>{words('activation.mobile', { mobile: activation.mobile })}</li> : null}
      </ul>
      {activation.email === '' ? (
        <div>
          <LinkButton href={paths.memberInfoEmail()} variant="quiet">
            {words('activation.giveAddress')}
          </LinkButton>
        </div>
      ) : null}
      {activation.mobile ? (
        <div>
          <LinkButton href={paths.memberInfoMobile()} variant="quiet">
            {words('activation.mobileNow')}
          </LinkButton>
        </div>
      ) : null}
      {activation.email ? (
        <Form method="post" action={paths.registerSent()}>
          <Button type="submit" variant="quiet" busyWord={isSending ? words('activation.mailSending') : undefined}>
            {words('activation.mailAgain')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
