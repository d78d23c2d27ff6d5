import { expect, test } from 'vitest'
import { ordinaryUser } from './ordinary-user.ts'

const none = () => false
const only = (program: string) => (command: readonly string[]) => command[0] === program

test('an ordinary user stays who they are', () => {
  expect(ordinaryUser(false, none)).toMatchObject({ prefix: [], ids: {} })
})

test('root starts the server in a user namespace where that is allowed', () => {
  expect(ordinaryUser(true, only('unshare'))).toMatchObject({ prefix: ['unshare', '--user'], ids: {} })
})

test('root becomes nobody who may pass folders of root where namespaces are forbidden', () => {
  const { prefix, ids } = ordinaryUser(true, only('setpriv'))
  expect(prefix[0]).toBe('setpriv')
  expect(prefix).toContain('--ambient-caps=+dac_override')
  expect(ids).toEqual({})
})

test('root becomes plain nobody where neither program works', () => {
  const { prefix, ids } = ordinaryUser(true, none)
  expect(prefix).toEqual([])
  expect(ids.uid).toBeGreaterThan(0)
})
