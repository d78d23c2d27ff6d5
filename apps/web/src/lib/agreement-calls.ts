import type { Agreements } from '@koma/contract/agreements.ts'
import type { Call, Values } from './calls.ts'

/** What a member agreed to, and agreeing again. Decision: 0025 */
export const agreementCalls = {
  agreements: (): Call<Agreements> => ({ method: 'GET', path: '/member/agreements' }),
  agree: (body: Values): Call<undefined> => ({
    method: 'POST',
    path: '/member/agreements',
    body,
    encoding: 'json',
  }),
} as const
