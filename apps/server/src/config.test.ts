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
    ['TRUSTED_PROXIES', '10.0.0.1, <all>'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `))
  })

  test('limits are switched off in the demo alone', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
    expect(() => readConfig({ RATE_LIMITS: 'off', DEMO: 'off' })).toThrow(ConfigError)
  })

  test('a secret in a refused value is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/)
  })

  test('SMTP and an SMS gateway ask for what they need', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM /)
    expect(() => readConfig({ SMS_GATEWAY: 'mitake' })).toThrow(/^MITAKE_USERNAME /)
    expect(readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Koma <post@koma.example>' }).mail.kind).toBe(
      'smtp',
    )
  })
})
