import { languages, htmlLang } from '@koma/domain/languages.ts'
import { Button } from '@koma/ui/button.tsx'
import { CheckboxField } from '@koma/ui/checkbox-field.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { PersonFields } from './person-fields.tsx'
import { profileValues, type MemberProfile, type ProfileAnswer } from './profile.ts'
import { summaryOf } from './registration.ts'

const languageWords = { zh: 'shell.languageZh', ja: 'shell.languageJa', en: 'shell.languageEn' } as const

/** The details that a member keeps up to date. Source: product §3 */
export function ProfileForm({ profile, answer }: { profile: MemberProfile; answer: ProfileAnswer | null }) {
  const { words } = useSite()
  const { formData } = useNavigation()
  const summary = useRef<HTMLDivElement>(null)
  const values = answer?.values ?? profileValues(profile)
  const errors = answer?.errors ?? {}
  const problems = summaryOf(words, errors)
  if (problems.length === 0 && answer?.toast?.tone === 'error') problems.push({ message: answer.toast.text })
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  return (
    // A saved form begins anew with what was saved.
    <Form key={`${profile.member.name}:${profile.member.locale}`} method="post" noValidate className="k-stack">
      <ErrorSummary ref={summary} title={words('profile.failed')} errors={problems} />
      <PersonFields values={values} errors={errors} lists={profile.lists} title={words('profile.detailsTitle')}>
        {errors.guardian_agree ? (
          <CheckboxField
            id="guardian_agree"
            name="guardian_agree"
            label={words('profile.guardian')}
            error={errors.guardian_agree}
          />
        ) : null}
        <LanguageField value={values.locale} error={errors.locale} />
        <div>
          <Button
            type="submit"
            name="intent"
            value="save"
            busyWord={formData?.get('intent') === 'save' ? words('profile.saving') : null}
          >
            {words('profile.save')}
          </Button>
        </div>
      </PersonFields>
    </Form>
  )
}

/** In which language mails and text messages come. */
function LanguageField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const { words } = useSite()
  return (
    <SelectField
      id="locale"
      name="locale"
      label={words('profile.languageLabel')}
      hint={words('profile.languageHint')}
      error={error}
      defaultValue={value}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={htmlLang[language]}>
          {words(languageWords[language])}
        </option>
      ))}
    </SelectField>
  )
}
