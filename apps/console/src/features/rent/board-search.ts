import type { StaffRent } from '@koma/contract/staff.ts'
import { displayNumber, parseDisplayNumber } from '@koma/domain/display-number.ts'

/** What somebody typed or a scanner read: the record's own id, its number, or words. */
export type BoardSearch =
  | { readonly by: 'nothing' }
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'words'; readonly words: readonly string[] }

/**
 * Reads the search field. A scanner types the whole text of a code, often an address with the number or the id
 * somewhere in it, so both are looked for inside; full-width letters from an input method count as plain ones.
 */
export function searchOf(typed: string): BoardSearch {
  const text = folded(typed)
  if (text === '') return { by: 'nothing' }
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0]
  if (id) return { by: 'id', id }
  const number = numberIn(text)
  return number ? { by: 'number', number } : { by: 'words', words: text.split(/\s+/) }
}

/** Whether the booking is what was searched for: every word somewhere in its number, member, seat or device. */
export function isFound(rent: StaffRent, search: BoardSearch): boolean {
  switch (search.by) {
    case 'nothing':
      return true
    case 'id':
      return rent.id === search.id
    case 'number':
      return rent.number === search.number
    case 'words': {
      const hay = folded(hayOf(rent).join('\n'))
      return search.words.every((word) => hay.includes(word))
    }
  }
}

function hayOf({ number, member, seat, device }: StaffRent): (string | null)[] {
  const plainNumber = number.replaceAll('-', '')
  return [number, plainNumber, member.name, member.username, seat.name, device.name_zh, device.name_ja, device.name_en]
}

function numberIn(text: string): string | undefined {
  for (const [candidate] of text.matchAll(/(?<![a-z0-9])r[\s-]?[a-z0-9]{4}[\s-]?[a-z0-9]{4}(?![a-z0-9])/g)) {
    const parsed = parseDisplayNumber(candidate)
    if (parsed) return displayNumber(parsed.prefix, parsed.serial)
  }
  return undefined
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}
