import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  test('an empty environment is the demo on port 3000', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, rateLimits: true, processes: 1 })
    expect(readConfig({ PORT: '' }).publicUrl).toBe('http://127.0.0.1:3000')
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '３０００'],
    ['HOST', 'a b'],
    ['DEMO', 'yes'],
    ['RATE_LIMITS', '0'],
    ['CLUSTER', 'many'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'https://koma.example/path'],
    ['PUBLIC_URL', 'ftp://koma.example'],
    ['LOG_LEVEL', 'loud'],
    ['SMS_GATEWAY', 'pigeon'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'No Bucket'],
    ['S3_REGION', 'the moon'],
    ['CLAMAV_HOST', 'a b'],
    ['CLAMAV_PORT', '0'],
    ['TAG_MANAGER_ID', 'UA-12345'],
    ['TAG_MANAGER_ID', "GTM-X');alert(1)//"],
    ['TAG_MANAGER_URL', 'https://tags.example/gtm.js'],
    ['INDEXNOW_KEY', 'short'],
    ['INDEXNOW_KEY', '../../etc/passwd'],
    ['INDEXNOW_URL', 'indexnow.org'],
    ['TRUSTED_PROXIES', '10.0.0.1, <all>'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `))
  })

  test('Google’s search needs its key and an engine for each language', () => {
    expect(readConfig({}).googleSearch).toBeUndefined()
    expect(() => readConfig({ GOOGLE_SEARCH_KEY: 'k' })).toThrow(/^GOOGLE_SEARCH_KEY and GOOGLE_SEARCH_CX_ZH/)
    const engines = { GOOGLE_SEARCH_CX_ZH: 'z', GOOGLE_SEARCH_CX_JA: 'j', GOOGLE_SEARCH_CX_EN: 'e' }
    expect(() => readConfig(engines)).toThrow(ConfigError)
    expect(readConfig({ ...engines, GOOGLE_SEARCH_KEY: 'k' }).googleSearch).toMatchObject({
      key: 'k',
      engines: { zh: 'z', ja: 'j', en: 'e' },
    })
  })

  test('tags and notices to search engines are off unless they are asked for', () => {
    expect([readConfig({}).tagManager, readConfig({}).indexNow]).toEqual([undefined, undefined])
    expect(readConfig({ TAG_MANAGER_ID: 'GTM-ABC1234' }).tagManager).toEqual({
      id: 'GTM-ABC1234',
      origin: 'https://www.googletagmanager.com',
    })
    expect(readConfig({ INDEXNOW_KEY: 'a1b2c3d4e5' }).indexNow).toEqual({
      key: 'a1b2c3d4e5',
      url: 'https://api.indexnow.org/indexnow',
    })
  })

  test('limits are switched off in the demo alone', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
    expect(() => readConfig({ RATE_LIMITS: 'off', DEMO: 'off' })).toThrow(ConfigError)
  })

  test('a secret in a refused value is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/)
  })

  test('a provider to sign in with needs both its id and its secret, and is Google unless said otherwise', () => {
    expect(readConfig({}).openId).toBeUndefined()
    expect(() => readConfig({ OIDC_CLIENT_ID: 'koma' })).toThrow(/^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be given/)
    const both = { OIDC_CLIENT_ID: 'koma', OIDC_CLIENT_SECRET: 'secret' }
    expect(readConfig(both).openId).toEqual({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'koma',
      clientSecret: 'secret',
    })
    expect(readConfig({ ...both, OIDC_ISSUER: 'http://127.0.0.1:9000' }).openId?.issuer).toBe('http://127.0.0.1:9000')
    for (const wrong of [
      'http://id.example',
      'ftp://id.example',
      'id.example',
      'https://a:b@id.example',
      'https://id.example/?x',
    ]) {
      expect(() => readConfig({ ...both, OIDC_ISSUER: wrong }), wrong).toThrow(/^OIDC_ISSUER must be /)
    }
    expect(() => readConfig({ ...both, OIDC_PROVIDER: '../x' })).toThrow(/^OIDC_PROVIDER must be /)
  })

  test('files are on the disk unless a whole store is named, and nobody scans them unless a daemon is', () => {
    const { storage, clamav } = readConfig({})
    expect([storage, clamav]).toEqual([{ kind: 'disk' }, undefined])
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'koma',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readConfig(store).storage).toMatchObject({ kind: 's3', region: 'us-east-1', bucket: 'koma' })
    for (const name of Object.keys(store)) {
      expect(() => readConfig({ ...store, [name]: '' }), name).toThrow(
        /^S3_ENDPOINT, S3_BUCKET, .* must be given together/,
      )
    }
    expect(readConfig({ CLAMAV_HOST: 'scanner' }).clamav).toEqual({ host: 'scanner', port: 3310 })
  })

  test('SMTP and an SMS gateway ask for what they need', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM /)
    expect(() => readConfig({ SMS_GATEWAY: 'mitake' })).toThrow(/^MITAKE_USERNAME /)
    expect(readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Koma <post@koma.example>' }).mail.kind).toBe(
      'smtp',
    )
  })
})
