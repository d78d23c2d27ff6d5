import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form } from 'react-router'
import { useSite } from '../../lib/use-language.ts'

/** A password of more than 90 days is mentioned, and can be left for later. Source: product §5 */
export function PasswordAlert() {
  const { words, paths } = useSite()
  return (
    <section className="k-box web-alert" aria-labelledby="alert-title">
      <div>
        <h2 id="alert-title">{words('profile.alertTitle')}</h2>
        <p>{words('profile.alertText')}</p>
      </div>
      <Form method="post" className="k-row">
        <LinkButton href={paths.memberInfoPassword()}>{words('profile.changePassword')}</LinkButton>
        <Button type="submit" name="intent" value="later" variant="quiet">
          {words('profile.alertLater')}
        </Button>
      </Form>
    </section>
  )
}
