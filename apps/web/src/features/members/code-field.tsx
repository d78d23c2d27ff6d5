import { TextField } from '@koma/ui/text-field.tsx'
import { useSite } from '../../lib/use-language.ts'

/** The code that came by text message; a phone offers it by itself. */
export function CodeField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const { words } = useSite()
  return (
    <TextField
      id="sms_code"
      name="sms_code"
      inputMode="numeric"
      label={words('members.smsCode')}
      mark={words('members.required')}
      hint={words('members.smsCodeHint')}
      error={error}
      autoComplete="one-time-code"
      maxLength={6}
      defaultValue={value}
      required
    />
  )
}
