import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

describe('PUT /activity/{category}/{id}/collect', () => {
  test('collects under its own category alone, and shows it', async () => {
    const [{ token }, id] = [await api.memberWith(), await activityWith(api.db)]
    const put = (category: string) =>
      api.call(`PUT /activity/${category}/${id}/collect`, { token, body: { is_collect: true } })
    expect((await put('course')).status).toBe(404)
    expect((await put('party')).status).toBe(404)
    expect((await api.call(`GET /activity/lecture/${id}`, { token })).body.is_collect).toBe(false)
    expect((await put('lecture')).body).toEqual({ is_collect: true })
    expect((await api.call(`GET /activity/lecture/${id}`, { token })).body.is_collect).toBe(true)
    expect((await api.call('GET /my/collect/activity', { token })).body.data).toMatchObject([{ id }])
    expect((await api.call(`GET /activity/lecture/${id}`)).body.is_collect).toBe(false)
  })

  test('clicks and shares are counted as those of news', async () => {
    const id = await activityWith(api.db)
    await api.call(`PUT /clicks/${id}`)
    await api.call(`PUT /share_clicks/${id}`)
    expect((await api.call(`GET /activity/lecture/${id}`)).body).toMatchObject({ clicks: 1, share_clicks: 1 })
  })
})
