import { SelectField } from '@koma/ui/select-field.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import type { FormValues } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { callingCodes } from './registration.ts'

/** A mobile number: its country from a list, its digits typed. Decision: accounts */
export function MobileFields({ values, error }: { values: FormValues; error: string | undefined }) {
  const { words } = useSite()
  return (
    <div className="web-mobile">
      <SelectField
        name="country"
        label={words('members.country')}
        hint={words('members.countryHint')}
        defaultValue={values.country ?? '886'}
      >
        {callingCodes.map((code) => (
          <option key={code} value={code}>
            {words(`members.country${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="mobile"
        name="mobile"
        type="tel"
        inputMode="numeric"
        label={words('members.mobile')}
        mark={words('members.required')}
        hint={words('members.mobileHint')}
        error={error}
        autoComplete="tel-national"
        defaultValue={values.mobile}
        required
      />
    </div>
  )
}
