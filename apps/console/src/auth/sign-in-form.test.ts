import { describe, expect, it } from 'vitest'
import { toRequest } from './sign-in-form.ts'

const form = { username: 'desk.ho', password: 'front-counter-44', totp: '123456' }

describe('the sign-in form', () => {
  it('becomes the request of the contract', () => {
    expect(toRequest(form)).toEqual({ ok: true, request: form })
  })

  it.each(['123 456', '123-456', '１２３４５６', ' 123456 '])('reads the code %j as six digits', (totp) => {
    expect(toRequest({ ...form, totp })).toEqual({ ok: true, request: form })
  })

  it.each(['', '12345', '1234567', 'abcdef', '12345六'])('refuses the code %j', (totp) => {
    expect(toRequest({ ...form, totp })).toEqual({ ok: false, fields: ['totp'] })
  })

  it('names every wrong field in the order of the screen', () => {
    expect(toRequest({ username: ' ', password: '', totp: '' })).toEqual({
      ok: false,
      fields: ['username', 'password', 'totp'],
    })
  })

  it('leaves the password as it was typed', () => {
    expect(toRequest({ ...form, password: ' ２ ' })).toMatchObject({ request: { password: ' ２ ' } })
  })
})
