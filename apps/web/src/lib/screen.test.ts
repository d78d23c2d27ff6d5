import { describe, expect, test } from 'vitest'
import { loader as cancelLoader } from '../routes/member-rent-cancel.tsx'
import { loader as pointsLoader } from '../routes/member-points.tsx'
import { loader as rentsLoader } from '../routes/member-rent.tsx'
import { loader as bookingLoader } from '../routes/rent-booking.tsx'
import { fakeApi, refused } from '../testing/fake-api.ts'
import { fakeScreen, loaderArgs, signedIn, type FakePage } from '../testing/fake-screen.ts'
import { calls } from './calls.ts'
import { load, requireMember } from './screen.ts'
import { sessionContext } from './session.ts'

const nobody = fakeApi({})

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('nothing was thrown'),
    (thrown: unknown) => thrown,
  )
}

describe('the guard', () => {
  const guarded: [
    name: string,
    loader: (args: ReturnType<typeof loaderArgs>) => Promise<unknown>,
    page: Omit<FakePage, 'transport'>,
  ][] = [
    ['rentBooking', bookingLoader, { address: '/ja/rent/3?seat=302', params: { deviceId: '3' } }],
    ['member/rent', rentsLoader, { address: '/ja/member/rent?page=2' }],
    ['member/rent cancel', cancelLoader, { address: '/ja/member/rent/0190-a/cancel', params: { rentId: '0190-a' } }],
    ['member/points', pointsLoader, { address: '/ja/member/points' }],
  ]

  test.each(guarded)('sends a visitor of %s to sign and remembers the page', async (_, loader, page) => {
    const args = loaderArgs({ transport: nobody.transport, ...page })
    const answer = await thrownBy(loader(args))
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).status).toBe(302)
    expect((answer as Response).headers.get('location')).toBe('/ja/sign')
    const [cookie] = args.context.get(sessionContext).setCookies()
    expect(cookie).toMatch(new RegExp(`^koma_back=${encodeURIComponent(page.address)}; Path=/; Max-Age=1800; HttpOnly`))
  })

  test.each([
    [`/ja/member/points?q=${'a'.repeat(12_000)}`, '/ja/member/points'],
    [`/ja/member/points?q=${'%E6%BC%AB'.repeat(500)}`, '/ja/member/points'],
    [`/ja/member/${'a'.repeat(12_000)}`, undefined],
  ])('remembers of an address that is too long for a cookie what is not: %.40s', async (address, kept) => {
    const args = loaderArgs({ transport: nobody.transport, address })
    expect(await thrownBy(pointsLoader(args))).toMatchObject({ status: 302 })
    const cookies = args.context.get(sessionContext).setCookies()
    expect(cookies.map((cookie) => decodeURIComponent(/^koma_back=([^;]*)/.exec(cookie)![1]!))).toEqual(
      kept === undefined ? [] : [kept],
    )
  })

  test('lets a member in', async () => {
    const { transport } = fakeApi({ 'GET /member': { body: { name: '林小漫' } } })
    const screen = fakeScreen({ transport, address: '/zh/member/rent', cookie: signedIn })
    expect(await requireMember(screen)).toEqual({ name: '林小漫' })
  })

  test.each(['preview', '0', 'abc', '1.5', '99999999999'])(
    'shows the 404 screen for rent/%s, never a redirect',
    async (deviceId) => {
      const args = loaderArgs({ transport: nobody.transport, address: `/zh/rent/${deviceId}`, params: { deviceId } })
      expect(await thrownBy(bookingLoader(args))).toMatchObject({ init: { status: 404 } })
    },
  )
})

describe('what a page cannot do without', () => {
  const answered = (answer: ReturnType<typeof refused>) => {
    const { transport } = fakeApi({ 'GET /device/type': answer })
    return thrownBy(load(fakeScreen({ transport, address: '/en/rent_list' }), calls.deviceTypes()))
  }

  test.each([
    [404, 'record.not_found'],
    [403, 'auth.forbidden'],
    [500, 'server.error'],
    [503, 'server.unavailable'],
  ])('a %d becomes the screen of that status', async (status, code) => {
    expect(await answered(refused(status, code))).toMatchObject({ init: { status }, data: { code } })
  })

  test('a 401 becomes the way to sign', async () => {
    expect(await answered(refused(401, 'auth.unauthenticated'))).toMatchObject({ status: 302 })
  })
})
