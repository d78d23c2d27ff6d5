import { CheckboxField } from '@koma/ui/checkbox-field.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'

/** The agreement without which nothing is sent; it is given anew each time. Source: product §5 */
export function AgreementFields({ errors }: FieldProps) {
  const { words } = useSite()
  return (
    <FormPart title={words('creators.partAgree')}>
      <p>{words('creators.agreeText')}</p>
      <CheckboxField id="agree" name="agree" label={words('creators.agree')} error={errors.agree} />
    </FormPart>
  )
}
