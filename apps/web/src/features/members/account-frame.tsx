import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { ToastFacts } from '../../lib/flash.ts'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useSite } from '../../lib/use-language.ts'
import { useToast } from '../../shell/toasts.tsx'
import { MemberHead } from '../../shell/member-head.tsx'

interface FrameProps {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly answer: { readonly errors: FieldErrors; readonly toast: ToastFacts | null } | null
  /** The fields and the button; without a form when there is nothing more to fill in. */
  readonly children: ReactNode
  readonly isDone?: boolean
  /** The page that it belongs to: the profile unless said otherwise. */
  readonly back?: { readonly href: string; readonly title: string; readonly label: string }
}

/** A page that changes one thing of the account: what it does, what went wrong, the fields, the way back. */
export function AccountFrame({ title, text, href, answer, children, isDone = false, back }: FrameProps) {
  const { words, paths } = useSite()
  const parent = back ?? { href: paths.memberInfo(), title: words('profile.title'), label: words('profile.back') }
  const summary = useRef<HTMLDivElement>(null)
  const errors = Object.entries(answer?.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }))
  const toast = answer?.toast
  const problems = errors.length === 0 && toast?.tone === 'error' ? [{ message: toast.text }] : errors
  useToast(toast)
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  return (
    <div className="web-under-head k-stack">
      <MemberHead href={href} title={title} />
      {isDone ? (
        children
      ) : (
        <>
          <p>{text}</p>
          <Form method="post" noValidate className="k-box k-form">
            <ErrorSummary ref={summary} title={words('profile.failed')} errors={problems} />
            {children}
          </Form>
        </>
      )}
      <div>
        <LinkButton href={parent.href} variant="quiet">
          {parent.label}
        </LinkButton>
      </div>
    </div>
  )
}
