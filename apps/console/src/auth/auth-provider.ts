import { zStaffMe, zStaffToken, type StaffMe, type StaffTokenRequest } from '@koma/contract/staff.ts'
import type { AuthProvider } from 'react-admin'
import { ApiError } from '../api/api-error.ts'
import type { CallApi } from '../api/call-api.ts'
import { mayUse } from './access.ts'
import type { Session } from './session.ts'

/**
 * Who is signed in, and what they may do, as react-admin asks it. The server decides every call anew; here a
 * permission only decides what is shown. A 401 ends the session of this tab at once.
 */
export function staffAuthProvider(call: CallApi, session: Session): AuthProvider {
  let me: Promise<StaffMe> | undefined

  // Whether the server has already ended this session, so that nobody is left to sign out there.
  let isOver = false

  const known = () => {
    me ??= call({ method: 'GET', path: '/staff/me' }).then((answer) => zStaffMe.parse(answer))
    // What failed is asked again next time.
    me.catch(() => (me = undefined))
    return me
  }

  return {
    async login(form: StaffTokenRequest) {
      const answer = await call({ method: 'POST', path: '/staff/token', body: form })
      me = undefined
      isOver = false
      session.start(zStaffToken.parse(answer).access_token)
    },
    async logout() {
      // Whatever the server says to it, this tab has signed out.
      if (session.token() !== undefined && !isOver) {
        await call({ method: 'DELETE', path: '/staff/token' }).catch(() => undefined)
      }
      me = undefined
      session.end()
    },
    async checkAuth() {
      if (session.token() === undefined) throw new Error('signed out')
      await known().catch((error: unknown) => {
        if (isSignedOut(error)) throw error
      })
    },
    async checkError(error: unknown) {
      if (!isSignedOut(error)) return
      isOver = true
      // React-admin now tells the reader, signs out and leads to the sign-in.
      throw new Error('ra.notification.logged_out', { cause: error })
    },
    getIdentity: async () => {
      const { id, name, role } = await known()
      return { id, fullName: name, role }
    },
    // Asked before anybody has signed in, too: then there is nobody to ask the server about.
    getPermissions: async () => (session.token() === undefined ? null : known()),
    canAccess: async ({ resource, action }) => mayUse(await known(), resource, action),
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
