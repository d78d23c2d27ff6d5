import { UiLink } from '@koma/ui/link.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { demoMailboxPath } from '../../lib/paths.ts'
import { useSite } from '../../lib/use-language.ts'
import { CodeFields } from './code-fields.tsx'
import { FormPart, type PartProps } from './form-part.tsx'
import type { RegisterAnswer } from './register.ts'

export interface ContactFieldsProps extends PartProps {
  readonly answer: RegisterAnswer | null
  readonly demo: boolean
  /** What is said below the address instead of the usual. */
  readonly emailHint?: string | undefined
}

/** E-mail, mobile number and the code that proves it. */
export function ContactFields({ values, errors, answer, demo, emailHint }: ContactFieldsProps) {
  const { words } = useSite()
  return (
    <FormPart title={words('members.partContact')}>
      <TextField
        id="email"
        name="email"
        type="email"
        label={words('members.email')}
        mark={words('members.required')}
        hint={emailHint ?? words('members.emailHint')}
        error={errors.email}
        autoComplete="email"
        defaultValue={values.email}
        required
      />
      <CodeFields values={values} errors={errors} answer={answer} />
      {demo ? (
        <p className="k-quiet k-small">
          {words('members.demoMailbox')}{' '}
          <UiLink href={demoMailboxPath} target="_blank">
            {words('members.openMailbox')}
          </UiLink>
        </p>
      ) : null}
    </FormPart>
  )
}
