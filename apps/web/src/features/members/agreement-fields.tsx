import { needsGuardian } from '@koma/domain/account-rules.ts'
import { parseTaipeiDate, taipeiDate } from '@koma/domain/taipei-time.ts'
import { CheckboxField } from '@koma/ui/checkbox-field.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { FormPart, type PartProps } from './form-part.tsx'

export interface AgreementFieldsProps extends PartProps {
  readonly birthday: string
  /** The centre's day, by which an age is counted. */
  readonly today: string
}

/** Terms, privacy and, under 20, the guardian's consent; it is asked for as long as the age is not known. Source: product §5, §6 */
export function AgreementFields({ values, errors, birthday, today }: AgreementFieldsProps) {
  const { words, paths } = useSite()
  const born = parseTaipeiDate(birthday)
  const isAsked = born === undefined || needsGuardian(born, taipeiDate(today))
  return (
    <FormPart title={words('members.partAgree')}>
      <details>
        <summary>{words('members.agreeShow')}</summary>
        <p>{words('members.agreeTerms')}</p>
        <p>{words('members.agreePrivacy')}</p>
      </details>
      {/* In a tab of their own: what is typed stays. */}
      <p className="k-row web-legal-links">
        <UiLink href={paths.terms()} target="_blank">
          {words('legal.terms')}
        </UiLink>
        <UiLink href={paths.privacy()} target="_blank">
          {words('legal.privacy')}
        </UiLink>
      </p>
      <CheckboxField
        id="agree"
        name="agree"
        label={words('members.agree')}
        error={errors.agree}
        defaultChecked={Boolean(values.agree)}
      />
      {isAsked ? (
        <CheckboxField
          id="guardian_agree"
          name="guardian_agree"
          label={words('members.guardian')}
          hint={words('members.guardianHint')}
          error={errors.guardian_agree}
          defaultChecked={Boolean(values.guardian_agree)}
        />
      ) : null}
    </FormPart>
  )
}
