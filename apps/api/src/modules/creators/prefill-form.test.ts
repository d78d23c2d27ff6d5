import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../platform/callers.ts'
import type { MemberTraits } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { prefillForm, type MatchmakingForms } from './commands/prefill-form.ts'

const applicationId = '00000000-0000-7000-8000-000000000001'
const approved: MatchmakingForms = {
  approvedOf: async () => ({ form: { pen_name: '媒合筆名' }, applicationId }),
}

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

async function prefilled(traits: MemberTraits, source: MatchmakingForms | null) {
  const { id, sessionId } = await api.memberWith(traits)
  const caller: MemberCaller = {
    id,
    sessionId,
    clientId: null,
    class: traits.class ?? 'general',
    activated: true,
    locale: 'zh',
    now: new Date('2026-11-20T04:00:00Z'),
  }
  return prefillForm(api.db, caller, source)
}

test.each(['general', 'loyal'] as const)(
  'a %s member with an approved matchmaking application starts with its data and its files',
  async (memberClass) => {
    expect(await prefilled({ class: memberClass }, approved)).toMatchObject({
      source: 'matchmaking',
      form: { pen_name: '媒合筆名', type: 'associate_creator' },
      filesOf: { purpose: 'matchmaking_application', subjectId: applicationId },
    })
  },
)

test.each([
  ['an associate creator has nothing to upgrade to by it', { class: 'associate_creator' }, approved],
  ['without an approved one the form starts with the account', {}, { approvedOf: async () => undefined }],
  ['nor is there one where nothing offers any', {}, null],
] as const)('%s', async (_, traits, source) => {
  expect((await prefilled(traits, source)).source).toBe('account')
})
