import type { PointLog } from '@koma/contract/points.ts'
import { formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { noteText } from '@koma/i18n/note-text.ts'
import type { PointLogRow, PointNote } from './queries.ts'

/** A movement as the contract shows it. */
export function presentPointLog(row: PointLogRow): PointLog {
  return {
    id: row.id,
    at: formatTaipeiDateTime(row.at),
    kind: row.kind,
    origin: row.note?.old_user ? 'former_system' : null,
    points: row.points,
    balance: row.balance,
    expires_on: row.expiresAt ? taipeiDateOf(row.expiresAt) : null,
    note_zh: noteIn('zh', row.note),
    note_ja: noteIn('ja', row.note),
    note_en: noteIn('en', row.note),
  }
}

/** What a movement was for, in one language; null where it says nothing. */
export function noteIn(language: 'zh' | 'ja' | 'en', note: PointNote | null): string | null {
  if (!note) return null
  const text = noteText(language)
  if (note.rent) return text('note.rent', { number: note.rent })
  if (note.rent_cancelled) return text('note.rent_cancelled', { number: note.rent_cancelled })
  if (note.old_user) return text('note.old_user', { number: note.old_user })
  if (note.month) return text('note.month', { month: note.month })
  // Staff wrote the reason in one language; the other two show the same words.
  return note.reason ?? null
}
