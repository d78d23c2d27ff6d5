import { afterAll, beforeAll, expect, test } from 'vitest'
import { creatorForm, creatorLists } from '../../testing/creator-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
})
afterAll(() => api.close())

const { type: _type, agree: _agree, ...profile } = creatorForm()

test.each(['general', 'loyal', 'associate_creator', 'creator'] as const)(
  'PUT /member/comicists: a %s member writes down who they are as a creator, and stays what they are',
  async (memberClass) => {
    const { token } = await api.memberWith({ class: memberClass })
    const written = await api.call('PUT /member/comicists', { token, body: profile })
    expect(written).toMatchObject({ status: 200, body: { pen_name: '漫漫' } })
    expect((await api.call('GET /member/comicists', { token })).body).toEqual(written.body)
    const me = (await api.call('GET /member', { token })).body
    expect([me.type, me.comicists.pen_name]).toEqual([memberClass, '漫漫'])
  },
)

test('PUT /member/comicists: control: 422 for what is no profile, and nothing is kept', async () => {
  const { token } = await api.memberWith()
  const { status } = await api.call('PUT /member/comicists', { token, body: { ...profile, industries: ['none-such'] } })
  expect(status).toBe(422)
  expect((await api.call('GET /member', { token })).body.comicists).toBeNull()
})
