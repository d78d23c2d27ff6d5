import type { Consent, MemberApp } from '@koma/contract/clients.ts'
import type { Call, Values } from './calls.ts'

/** The calls about apps that members let in. Their refusals are told by their screens. Source: api.md */
export const appCalls = {
  consent: (query: string): Call<Consent> => ({ method: 'GET', path: `/3rd/authorize${query}`, silenced: true }),
  decide: (body: Values): Call<{ redirect: string }> => ({
    method: 'POST',
    path: '/3rd/authorize',
    body,
    encoding: 'json',
    silenced: true,
  }),
  apps: (): Call<readonly MemberApp[]> => ({ method: 'GET', path: '/member/apps' }),
  revoke: (id: string): Call<undefined> => ({ method: 'DELETE', path: `/member/apps/${encodeURIComponent(id)}` }),
} as const
