import type { OldUserField, OldUserMapping } from '@koma/domain/old-users.ts'

/** A column is one field: choosing it for another takes it from the first. */
export function withColumn(mapping: OldUserMapping, field: OldUserField, column: number | undefined): OldUserMapping {
  const others = Object.entries(mapping).filter(([name, taken]) => name !== field && taken !== column)
  return Object.fromEntries(column === undefined ? others : [...others, [field, column]])
}
