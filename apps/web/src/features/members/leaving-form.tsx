import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PasswordField } from '@koma/ui/password-field.tsx'
import { Form, useNavigation } from 'react-router'
import { number } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { LeavingAnswer, LeavingMember } from './leaving.ts'

/** What will happen, and the wish to leave, proved by the password. */
export function LeavingForm({ member, answer }: { member: LeavingMember; answer: LeavingAnswer | null }) {
  const { words, paths } = useSite()
  const { state } = useNavigation()
  const { password, ...others } = answer?.errors ?? {}
  const problems = [...(password ? [{ fieldId: 'password', message: password }] : []), ...messagesOf(others)]
  if (problems.length === 0 && answer?.toast) problems.push({ message: answer.toast.text })
  return (
    <>
      <Steps member={member} />
      <Form method="post" noValidate className="k-box k-form">
        <ErrorSummary title={words('leaving.failed')} errors={problems} />
        {member.hasPassword ? (
          <PasswordField
            id="password"
            name="password"
            label={words('leaving.password')}
            hint={words('leaving.passwordHint')}
            mark={words('members.required')}
            error={password}
            autoComplete="current-password"
            showWord={words('members.show')}
            hideWord={words('members.hide')}
            required
          />
        ) : (
          <p>{words('leaving.noPassword')}</p>
        )}
        <div className="k-row">
          <Button
            type="submit"
            name="intent"
            value="leave"
            variant="danger"
            busyWord={state === 'submitting' ? words('leaving.submitting') : null}
          >
            {words('leaving.submit')}
          </Button>
          <LinkButton href={paths.memberInfo()} variant="quiet">
            {words('leaving.keepInstead')}
          </LinkButton>
        </div>
      </Form>
    </>
  )
}

/** What will happen, in its order. */
function Steps({ member }: { member: LeavingMember }) {
  const { words } = useSite()
  const points = { purchased: number(member.purchased), reward: number(member.reward) }
  return (
    <>
      <p className="k-lead">{words('leaving.lead')}</p>
      <ol className="web-leaving-steps">
        <li>{words('leaving.stepContact')}</li>
        <li>
          {words('leaving.stepPoints')}
          <br />
          <b>{words('leaving.pointsNow', points)}</b>
        </li>
        <li>{words('leaving.stepErase')}</li>
      </ol>
    </>
  )
}

const messagesOf = (errors: Readonly<Record<string, string>>): { fieldId?: string; message: string }[] =>
  Object.values(errors).map((message) => ({ message }))
