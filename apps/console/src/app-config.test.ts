import { describe, expect, it } from 'vitest'
import { appConfigOf, readAppConfig } from './app-config.ts'

describe('the configuration', () => {
  it('is what the server states', () => {
    const stated = { demo: true, languages: ['en', 'zh'], api: 'https://api.example/' }
    expect(appConfigOf(stated)).toEqual({ demo: true, languages: ['en', 'zh'], api: 'https://api.example' })
  })

  it.each([undefined, null, 'x', {}, { demo: 'yes', languages: ['fr'], api: 1 }])(
    'of %j is the careful default',
    (stated) => {
      expect(appConfigOf(stated)).toEqual({ demo: false, languages: ['zh', 'ja', 'en'], api: '/api' })
    },
  )

  it('has its default where the server does not answer', async () => {
    expect(await readAppConfig(() => Promise.reject(new TypeError('away')))).toEqual(appConfigOf(undefined))
    expect(await readAppConfig(async () => new Response('no', { status: 500 }))).toEqual(appConfigOf(undefined))
  })
})
