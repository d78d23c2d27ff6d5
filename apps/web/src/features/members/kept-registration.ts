import { keptForm } from '../../lib/kept-form.ts'
import type { RegisterAnswer } from './register.ts'

/** The `clientAction` of every registration: what was typed stays when nobody answered; a name not looked up is no news. */
export const keptRegistration = keptForm<RegisterAnswer>(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  intent: values.intent === 'sms' || values.intent === 'check' ? values.intent : 'register',
  values,
  errors: values.intent === 'check' ? {} : { connection: message },
  toast: values.intent === 'check' ? null : toast,
  isCodeSent: false,
  waitSeconds: null,
  isTaken: null,
}))
