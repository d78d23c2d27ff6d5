import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { expectedVersion } from './if-match.ts'

const asked = (header?: string) => expectedVersion({ headers: { 'if-match': header } } as unknown as FastifyRequest)

describe('If-Match', () => {
  it.each([
    ['"3"', 3],
    ['3', 3],
    ['W/"12"', 12],
    [' "1" ', 1],
  ])('reads the version of %s', (header, version) => {
    expect(asked(header)).toBe(version)
  })

  it('asks for nothing when the caller does not say, or says any', () => {
    expect(asked()).toBeUndefined()
    expect(asked('*')).toBeUndefined()
  })

  it.each(['', 'latest', '"1","2"', '-1', '1.5', '１', '99999999999'])('lets %s match no record', (header) => {
    expect(asked(header)).toBe(-1)
  })
})
