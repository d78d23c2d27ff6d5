import { expect, test } from 'vitest'
import { totpOf } from '../../../testing/staff-factory.ts'
import { testApi } from '../../../testing/test-api.ts'

test.each([
  [true, 200],
  [false, 400],
])(
  'with the demo %s, which shows its codes to everybody, the same code a second time answers %i',
  async (demo, again) => {
    const api = await testApi({ demo })
    const staff = await api.staffWith('desk')
    const body = { username: staff.username, password: staff.password, totp: totpOf(staff) }
    expect((await api.call('POST /staff/token', { body })).status).toBe(200)
    expect((await api.call('POST /staff/token', { body })).status).toBe(again)
    await api.close()
  },
)
