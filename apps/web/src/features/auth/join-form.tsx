import type { CredentialFacts } from '@koma/contract/identities.ts'
import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { PasswordField } from '@koma/ui/password-field.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { JoinAnswer } from './three-form.ts'

export interface JoinFormProps {
  readonly facts: CredentialFacts
  readonly answer: JoinAnswer | null
}

/** Whose account it is: the password, or a code to its number. */
export function JoinForm({ facts, answer }: JoinFormProps) {
  const { words, paths } = useSite()
  const summary = useRef<HTMLDivElement>(null)
  const problems = [
    ...Object.entries(answer?.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message })),
    ...(answer?.message ? [{ message: answer.message }] : []),
  ]
  useEffect(() => {
    if (answer && !answer.isCodeSent) summary.current?.focus()
  }, [answer])
  const { name } = facts.provider
  return (
    <div className="web-door">
      <Panel colour="yellow" lean="end" tone="corner-end" art={<PanelArt motif="eyes" colour="yellow" />} />
      <div className="k-box k-stack web-door-form">
        <SectionHeading level={1} sound={words('three.joinSound')}>
          {words('three.joinTitle')}
        </SectionHeading>
        <p className="k-lead">{words('three.joinLead', { email: facts.email ?? '', name })}</p>
        <ErrorSummary ref={summary} title={words('three.joinFailed')} errors={problems} />
        {facts.has_password ? <ByPassword error={answer?.errors.password} /> : null}
        {facts.mobile_masked ? <ByCode mobile={facts.mobile_masked} answer={answer} /> : null}
        <LinkButton href={`${paths.registerThree()}?other=1`} variant="quiet">
          {words('three.joinNotMine')}
        </LinkButton>
      </div>
    </div>
  )
}

function ByPassword({ error }: { readonly error: string | undefined }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('intent') === 'password'
  return (
    <Form method="post" className="k-stack" noValidate>
      <PasswordField
        id="password"
        name="password"
        label={words('three.joinPassword')}
        autoComplete="current-password"
        showWord={words('auth.show')}
        hideWord={words('auth.hide')}
        required
        error={error}
      />
      <Button
        type="submit"
        name="intent"
        value="password"
        size="large"
        busyWord={isSending ? words('three.joining') : null}
      >
        {words('three.joinSubmit')}
      </Button>
    </Form>
  )
}

function ByCode({ mobile, answer }: { readonly mobile: string; readonly answer: JoinAnswer | null }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const busy = state === 'idle' ? null : formData?.get('intent')
  return (
    <section className="k-stack web-join-code">
      <h2>{words('three.joinByCode')}</h2>
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value="sms"
          variant="quiet"
          busyWord={busy === 'sms' ? words('members.sendingCode') : null}
        >
          {words('three.joinSendCode', { mobile })}
        </Button>
      </Form>
      {answer?.isCodeSent ? (
        <Form method="post" className="k-stack" noValidate>
          <TextField
            id="sms_code"
            name="sms_code"
            label={words('three.joinCode')}
            hint={words('three.joinCodeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            error={answer.errors.sms_code}
          />
          <Button type="submit" name="intent" value="code" busyWord={busy === 'code' ? words('three.joining') : null}>
            {words('three.joinSubmitCode')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
