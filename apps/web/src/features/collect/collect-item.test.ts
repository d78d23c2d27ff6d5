import { expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { collectableOf, collectItem } from './collect-item.ts'
import { shareLinks } from './share-links.ts'

const member = { body: { id: 'm', name: '林雅婷' } }
const news = { kind: 'news', id: '12' } as const
const wish = { is_collect: 'true', back: '/zh/news/12' }

const screenWith = (answers: Answers, cookie?: string) => {
  const api = fakeApi(answers)
  return {
    api,
    screen: fakeScreen({
      transport: api.transport,
      address: '/zh/member/collect/news/12',
      ...(cookie !== undefined && { cookie }),
    }),
  }
}

test('a member collects, and the button hears it', async () => {
  const { api, screen } = screenWith(
    { 'GET /member': member, 'PUT /news/12/collect': { body: { is_collect: true } } },
    signedIn,
  )
  expect(await collectItem(screen, news, wish, false)).toMatchObject({ toast: { tone: 'success', text: '已加入收藏' } })
  expect(api.requests.at(-1)).toMatchObject({ path: '/news/12/collect', body: '{"is_collect":true}' })
})

test('without scripts the member is back on the page of the button', async () => {
  const { screen } = screenWith(
    { 'GET /member': member, 'PUT /activity/lecture/40/collect': { body: { is_collect: false } } },
    signedIn,
  )
  const values = { is_collect: 'false', category: 'lecture', back: '/zh/activity_lecture/40' }
  const answer = await collectItem(screen, { kind: 'activity', id: '40' }, values, true)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe('/zh/activity_lecture/40')
})

test('a visitor is led to sign, and the page of the button is remembered', async () => {
  const { api, screen } = screenWith({})
  const answer = await collectItem(screen, news, wish, true).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/zh/sign')
  expect(screen.session.setCookies().join()).toContain(`koma_back=${encodeURIComponent('/zh/news/12')}`)
  expect(api.requests).toEqual([])
})

test('nobody is sent to another site, and no address leads out of the item', async () => {
  const { api, screen } = screenWith(
    { 'GET /member': member, 'PUT /activity/..%2F..%2Fmember/1/collect': refused(404, 'record.not_found') },
    signedIn,
  )
  const values = { is_collect: 'true', category: '../../member', back: 'https://evil.test/' }
  const answer = await collectItem(screen, { kind: 'activity', id: '1' }, values, true)
  expect(answer).toMatchObject({ status: 404, back: '/zh/member/collect/activity' })
  expect(api.requests.at(-1)!.path).toBe('/activity/..%2F..%2Fmember/1/collect')
})

test('who is not activated hears why', async () => {
  const { screen } = screenWith(
    { 'GET /member': member, 'PUT /news/12/collect': refused(403, 'member.not_activated') },
    signedIn,
  )
  expect(await collectItem(screen, news, wish, false)).toMatchObject({ status: 403, toast: { tone: 'error' } })
})

test.each([{ type: 'comic', itemId: '1' }, { type: 'news', itemId: 'x' }, { type: 'news' }, { itemId: '1' }])(
  '%o is no address of an item',
  (params) => {
    expect(() => collectableOf(params)).toThrow(expect.objectContaining({ init: { status: 404 } }))
  },
)

test('titles of any kind pass through the links whole', () => {
  const title = '「分鏡」& more + 100%'
  const links = shareLinks('https://koma.example/zh/news/12', title)
  for (const { name, href } of links.filter(({ name }) => name === 'LINE' || name === 'X'))
    expect(new URL(href).searchParams.get('text'), name).toBe(title)
  const mail = links.find(({ name }) => name === 'mail')!.href
  expect(decodeURIComponent(mail)).toContain(`subject=${title}`)
  expect(mail).not.toContain('+')
})
