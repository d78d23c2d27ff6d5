import { describe, expect, it } from 'vitest'
import { withColumn } from './with-column.ts'

describe('which column is which', () => {
  it('takes a column from the field that had it', () => {
    expect(withColumn({ old_id: 0, name: 1 }, 'email', 1)).toEqual({ old_id: 0, email: 1 })
  })

  it('puts a field in the place of its old column, and lets it go', () => {
    expect(withColumn({ old_id: 0, name: 1 }, 'name', 2)).toEqual({ old_id: 0, name: 2 })
    expect(withColumn({ old_id: 0, name: 1 }, 'name', undefined)).toEqual({ old_id: 0 })
  })
})
