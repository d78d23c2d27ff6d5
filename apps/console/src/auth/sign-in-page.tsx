import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useCheckAuth, useLogin } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useAppConfig } from '../app-config-context.ts'
import { useText } from '../i18n/use-text.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Logo } from '../shell/logo.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { signInFields, toRequest, type SignInField } from './sign-in-form.ts'
import { SignInInput } from './sign-in-input.tsx'

const emptyForm = { username: '', password: '', totp: '' }

/** Both factors in one step. Decision: accounts (staff) */
export function SignInPage() {
  const text = useText()
  const { demo } = useAppConfig()
  useTitle(text('consoleShell.document_title', { title: text('consoleSignIn.title') }))
  useSkipWhenSignedIn()
  return (
    <div className="c-sign-in">
      <header className="c-sign-in-head">
        <Logo />
        <div className="c-head-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="c-sign-in-panel">
        <h1>{text('consoleSignIn.title')}</h1>
        <p>{text('consoleSignIn.lead')}</p>
        <SignInForm />
        {demo && (
          <p className="c-demo">
            {text('consoleSignIn.demo')}{' '}
            <a href="/dev/mailbox" target="_blank" rel="noreferrer">
              {text('consoleSignIn.demo_link')}
            </a>
          </p>
        )}
      </main>
    </div>
  )
}

function SignInForm() {
  const text = useText()
  const login = useLogin()
  const [form, setForm] = useState(emptyForm)
  const [wrong, setWrong] = useState<readonly SignInField[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const focus = (field: SignInField | undefined) =>
    element.current?.querySelector<HTMLInputElement>(`[name="${field ?? 'totp'}"]`)?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const check = toRequest(form)
    setWrong(check.ok ? [] : check.fields)
    setRefusal(undefined)
    if (!check.ok) return focus(check.fields[0])
    setBusy(true)
    try {
      await login(check.request)
    } catch (error) {
      setBusy(false)
      setRefusal((error as Error).message)
      // A code works once, so another try needs another one.
      setForm({ ...form, totp: '' })
      focus('totp')
    }
  }

  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className="c-stack">
      <div role="alert">{refusal && <p className="c-refusal">{refusal}</p>}</div>
      {signInFields.map((field) => (
        <SignInInput
          key={field}
          field={field}
          value={form[field]}
          wrong={wrong.includes(field)}
          onChange={(value) => setForm({ ...form, [field]: value })}
        />
      ))}
      <Button type="submit" disabled={busy} size="large">
        {text(busy ? 'consoleSignIn.busy' : 'consoleSignIn.submit')}
      </Button>
    </form>
  )
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Somebody who is signed in and comes here by an old link is let through. */
function useSkipWhenSignedIn() {
  const checkAuth = useCheckAuth()
  const navigate = useNavigate()
  useEffect(() => {
    checkAuth({}, false, undefined)
      .then(() => navigate('/', { replace: true }))
      .catch(() => undefined)
  }, [checkAuth, navigate])
}
