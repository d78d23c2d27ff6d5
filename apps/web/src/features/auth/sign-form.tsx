import type { IdentityProvider } from '@koma/contract/identities.ts'
import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { PasswordField } from '@koma/ui/password-field.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { OtherWays } from './other-ways.tsx'
import type { SignInFailure } from './sign-in.ts'

export interface SignFormProps {
  readonly failure: SignInFailure | null
  /** A page is remembered to which signing in leads back. */
  readonly hasPage: boolean
  readonly demo: boolean
  readonly providers: readonly IdentityProvider[]
  /** Why a provider's sign-in came to nothing. */
  readonly problem: string | null
}

/** Account and password, what went wrong, and the way to register. */
export function SignForm({ failure, hasPage, demo, providers, problem }: SignFormProps) {
  const { words, paths } = useSite()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) summary.current?.focus()
  }, [failure])
  const problems = problemsOf(failure)
  return (
    <div className="web-door">
      <Panel colour="yellow" lean="end" tone="corner-end" art={<PanelArt motif="eyes" colour="yellow" />} />
      <div className="k-box k-stack web-door-form">
        <SectionHeading level={1} sound={words('auth.sound')}>
          {words('auth.title')}
        </SectionHeading>
        {hasPage ? <p className="k-quiet">{words('auth.backTo')}</p> : null}
        <ErrorSummary
          ref={summary}
          title={failure?.message ? words('auth.failedTitle') : words('errors.summary', { count: problems.length })}
          errors={problems}
        />
        {problem && !failure ? (
          <p className="web-aside" role="alert">
            {problem}
          </p>
        ) : null}
        <SignFields failure={failure} />
        <OtherWays providers={providers} word="three.signInWith" />
        <p>
          {words('auth.noAccount')} <UiLink href={paths.register()}>{words('auth.register')}</UiLink>
        </p>
        {demo ? <p className="k-quiet k-small">{words('auth.demo')}</p> : null}
      </div>
    </div>
  )
}

function SignFields({ failure }: { failure: SignInFailure | null }) {
  const { words, paths } = useSite()
  const { state } = useNavigation()
  return (
    <Form method="post" className="k-stack" noValidate>
      <TextField
        id="username"
        name="username"
        label={words('auth.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={failure?.username}
        error={failure?.errors.username}
      />
      <PasswordField
        id="password"
        name="password"
        label={words('auth.password')}
        autoComplete="current-password"
        showWord={words('auth.show')}
        hideWord={words('auth.hide')}
        required
        error={failure?.errors.password}
      />
      <p className="web-alone">
        <UiLink href={paths.forgetPassword()}>{words('recovery.forgot')}</UiLink>
      </p>
      <Button type="submit" size="large" busyWord={state === 'submitting' ? words('auth.submitting') : null}>
        {words('auth.submit')}
      </Button>
    </Form>
  )
}

function problemsOf(failure: SignInFailure | null) {
  if (failure?.message) return [{ fieldId: 'username', message: failure.message }]
  return Object.entries(failure?.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }))
}
