import type { Db } from '../platform/db.ts'
import { codeIn, messagesTo } from './registration-factory.ts'
import type { TestApi } from './test-api.ts'
import type { HandJobs } from './hand-jobs.ts'

/** A password that no test member has. */
export const freshPassword = 'new ink 2027 pot'

/** The fields of a form that sets it. */
export const freshPasswords = { password: freshPassword, password_confirmation: freshPassword }

/** Does what the answers have left to a worker. */
export const workOff = ({ deps }: Pick<TestApi, 'deps'>): Promise<void> => (deps.jobs as HandJobs).handleSent()

/** The link code in the newest mail to an address that has one. Throws when there is none. */
export async function linkIn(db: Db, email: string, screen: 'identity' | 'register'): Promise<string> {
  for (const { text } of await messagesTo(db, email)) {
    const code = new RegExp(`/${screen}/verify/([\\w-]{40,})`).exec(text)?.[1]
    if (code !== undefined) return code
  }
  throw new Error(`No link of ${screen} in the mails to ${email}`)
}

/** Asks for a reset by SMS and reads the code from the outbox, as the phone would. */
export async function resetCodeFor(api: TestApi, mobile: string, from = '127.0.0.1'): Promise<string> {
  const { status } = await api.call('POST /member/forget/sms', { body: { mobile }, from })
  if (status !== 204) throw new Error(`No code: ${status}`)
  await workOff(api)
  return codeIn((await messagesTo(api.db, mobile))[0]?.text)
}

/** Asks for a reset by mail and reads the link's code. */
export async function resetLinkFor(api: TestApi, email: string, from = '127.0.0.1'): Promise<string> {
  const { status } = await api.call('POST /member/forget/email', { body: { email }, from })
  if (status !== 204) throw new Error(`No link: ${status}`)
  await workOff(api)
  return linkIn(api.db, email, 'identity')
}

/** Asks, as the member, for a code at a number. */
export async function mobileCodeFor(api: TestApi, token: string, mobile: string): Promise<string> {
  const { status } = await api.call('POST /member/register/sms', { token, body: { mobile } })
  if (status !== 204) throw new Error(`No code: ${status}`)
  return codeIn((await messagesTo(api.db, mobile))[0]?.text)
}
