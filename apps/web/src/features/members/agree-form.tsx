import { Button } from '@koma/ui/button.tsx'
import { CheckboxField } from '@koma/ui/checkbox-field.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { AgreeAnswer, MemberAgreement } from './agreements.ts'
import { ChangeList } from './change-list.tsx'

export interface AgreeFormProps {
  readonly due: readonly MemberAgreement[]
  readonly isGuardianNeeded: boolean
  readonly answer: AgreeAnswer | null
}

/** What has changed, and the tick that agrees to it; nothing is lost by answering later. Decision: 0025 */
export function AgreeForm({ due, isGuardianNeeded, answer }: AgreeFormProps) {
  const { words, paths } = useSite()
  const { state } = useNavigation()
  const summary = useRef<HTMLDivElement>(null)
  const errors = answer?.errors ?? {}
  const problems = ['agree', 'guardian_agree'].flatMap((fieldId) =>
    errors[fieldId] ? [{ fieldId, message: errors[fieldId] }] : [],
  )
  const said = problems.length === 0 && answer?.toast ? [{ message: answer.toast.text }] : problems
  useEffect(() => {
    if (answer) summary.current?.focus()
  }, [answer])
  return (
    <section className="k-box k-stack" aria-labelledby="ask-title">
      <h2 id="ask-title">{words('agreements.askTitle')}</h2>
      <p>{words('agreements.askText')}</p>
      {due.map((agreement) => (
        <ChangeList key={agreement.document} agreement={agreement} />
      ))}
      <Form method="post" noValidate className="k-stack">
        <ErrorSummary ref={summary} title={words('agreements.failed')} errors={said} />
        {due.map(({ document, version }) => (
          <input key={document} type="hidden" name={document} value={version} />
        ))}
        <CheckboxField id="agree" name="agree" label={words('agreements.agree')} error={errors.agree} required />
        {isGuardianNeeded ? (
          <CheckboxField
            id="guardian_agree"
            name="guardian_agree"
            label={words('agreements.guardian')}
            error={errors.guardian_agree}
            required
          />
        ) : null}
        <div className="k-row">
          <Button type="submit" busyWord={state === 'submitting' ? words('agreements.sending') : null}>
            {words('agreements.submit')}
          </Button>
          <LinkButton href={paths.memberInfo()} variant="quiet">
            {words('agreements.later')}
          </LinkButton>
        </div>
      </Form>
      <p className="k-quiet k-small">
        {words('agreements.refuseText')}{' '}
        <UiLink href={`${paths.memberInfo()}#data-title`}>{words('agreements.refuseLink')}</UiLink>
      </p>
    </section>
  )
}
