import { useSite } from '../../lib/use-language.ts'
import type { OldUserForm } from './old-user.ts'
import type { RegisterAnswer } from './register.ts'
import { RegistrationForm } from './registration-form.tsx'

/** The registration of somebody of the former system, filled in with what that knew; all of it can be changed. */
export function OldUserFields({ form, answer }: { form: OldUserForm; answer: RegisterAnswer | null }) {
  const { words } = useSite()
  const texts = {
    failed: words('oldUsers.failed'),
    submit: words('oldUsers.submit'),
    submitting: words('oldUsers.submitting'),
    leave: words('oldUsers.leave'),
    emailHint: words('oldUsers.emailHint'),
  }
  return (
    <RegistrationForm lists={form.lists} answer={answer} filledIn={form.start} texts={texts}>
      <input type="hidden" name="mailedTo" value={form.record.email} />
    </RegistrationForm>
  )
}
