import { describe, expect, test } from 'vitest'
import { mayWrite } from './same-origin.ts'

const site = 'https://koma.example'
const may = (method: string, headers: Record<string, string>) => mayWrite(method, new Headers(headers), site)

describe('a write of the site', () => {
  test.each([
    ['from the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['by an older browser from this origin', { origin: 'https://koma.example' }],
    [
      'by an older browser through a name that the proxy kept',
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    ],
  ])('%s is let through', (_, headers) => expect(may('POST', headers)).toBe(true))

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['a sister host', { 'sec-fetch-site': 'same-site', origin: 'https://other.koma.example' }],
    ['an address typed or kept by the reader', { 'sec-fetch-site': 'none' }],
    ['another site by an older browser', { origin: 'https://evil.test', host: 'koma.example' }],
    ['a page without an origin', { origin: 'null', host: 'koma.example' }],
    ['nobody knows where', { host: 'koma.example' }],
    ['another site that claims our origin as well', { 'sec-fetch-site': 'cross-site', origin: 'https://koma.example' }],
  ])('from %s is refused', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post']) expect(may(method, headers), method).toBe(false)
  })
})

test('reading is everybody’s', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'get'])
    expect(may(method, { 'sec-fetch-site': 'cross-site' })).toBe(true)
})
