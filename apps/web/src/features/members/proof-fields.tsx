import { Button } from '@koma/ui/button.tsx'
import { PasswordField } from '@koma/ui/password-field.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useNavigation } from 'react-router'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Account } from './account-changes.ts'

/** Proves that it is the member: by the password, or by a code where the account has none. */
export function ProofFields({ account, errors }: { account: Account; errors: FieldErrors }) {
  const { words } = useSite()
  const { formData } = useNavigation()
  const mark = words('members.required')
  if (account.hasPassword) {
    return (
      <PasswordField
        id="current_password"
        name="current_password"
        label={words('profile.proofPassword')}
        mark={mark}
        error={errors.current_password}
        autoComplete="current-password"
        showWord={words('members.show')}
        hideWord={words('members.hide')}
        required
      />
    )
  }
  return (
    <div className="web-code">
      <TextField
        id="code"
        name="code"
        inputMode="numeric"
        label={words('profile.proofCode')}
        mark={mark}
        hint={words('profile.proofCodeHint')}
        error={errors.code}
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <Button
        type="submit"
        name="intent"
        value="proof"
        variant="quiet"
        formNoValidate
        busyWord={formData?.get('intent') === 'proof' ? words('profile.proofSending') : null}
      >
        {words('profile.proofSend')}
      </Button>
    </div>
  )
}
