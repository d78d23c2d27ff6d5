import type { OldUserImport, OldUserLine, StaffOldUser } from '@koma/contract/old-user-imports.ts'
import type { OldUser } from '@koma/contract/old-users.ts'
import type { Language } from '@koma/domain/languages.ts'
import { guessOldUserColumns } from '@koma/domain/old-user-columns.ts'
import { formatTaipeiDateTime, taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { oldUserReportText } from '@koma/i18n/old-user-report-text.ts'
import { classThatComes } from './policy.ts'
import type { OpenRecord } from './queries/codes.ts'
import type { ImportRow } from './queries/imports.ts'
import type { LineRow } from './queries/lines.ts'
import type { OldUserRow } from './queries/records.ts'

/** What the form starts with, and what comes along today: a class or reward points that have ended stay behind. */
export function presentOldUser(record: OpenRecord, hasAccount: boolean, today: TaipeiDate): OldUser {
  const comes = classThatComes(record, today)
  const areRewardsAlive = record.rewardExpiresOn === null || record.rewardExpiresOn >= today
  return {
    username: record.username,
    name: record.name,
    email: record.email,
    mobile: record.mobile,
    gender: record.gender,
    birthday: record.birthday,
    addr_city: record.city,
    addr_district: record.district,
    job: record.job,
    locale: record.locale,
    was_creator: record.creator !== null,
    class: comes,
    class_ends_on: comes === 'general' ? null : record.classEndsOn,
    points: { purchased: record.purchasedPoints, reward: areRewardsAlive ? record.rewardPoints : 0 },
    creator: record.creator && { ...record.creator },
    has_account: hasAccount,
    expires_on: taipeiDateOf(record.codeExpiresAt),
  }
}

/** A record as staff see it. */
export function presentForStaff(row: OldUserRow): StaffOldUser {
  return {
    id: row.id,
    old_id: row.oldId,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    status: row.status,
    class: row.class,
    class_ends_on: row.classEndsOn,
    was_creator: row.wasCreator,
    points: { purchased: row.purchasedPoints, reward: row.rewardPoints },
    member: row.member,
    mail_error: row.mailError,
    mail_wanted_at: at(row.mailWantedAt),
    mailed_at: at(row.mailedAt),
    opened_at: at(row.openedAt),
    moved_at: at(row.movedAt),
    created_at: formatTaipeiDateTime(row.createdAt),
    can_resend: row.member === null,
    version: row.version,
  }
}

/** An import with its figures. */
export function presentImport(row: ImportRow): OldUserImport {
  const { counts } = row
  return {
    id: row.id,
    file_name: row.fileName,
    encoding: row.encoding,
    columns: [...row.columns],
    sample: row.sample.map((cells) => [...cells]),
    guess: guessOldUserColumns(row.columns),
    mapping: row.mapping,
    status: row.status,
    rows_total: row.rowsTotal,
    rows_done: row.rowsDone,
    counts: {
      added: counts.added ?? 0,
      changed: counts.changed ?? 0,
      unchanged: counts.unchanged ?? 0,
      refused: counts.refused ?? 0,
      noted: counts.noted ?? 0,
      duplicate: counts.duplicate ?? 0,
      merge: counts.merge ?? 0,
      purchased_points: counts.purchased_points ?? 0,
      reward_points: counts.reward_points ?? 0,
    },
    is_file_kept: row.isFileKept,
    staff: row.staff,
    created_at: formatTaipeiDateTime(row.createdAt),
    finished_at: at(row.finishedAt),
    version: row.version,
  }
}

/** What is to say of a line, in the reader's language. */
export function presentLine(row: LineRow, language: Language): OldUserLine {
  const text = oldUserReportText(language)
  return {
    line: row.line,
    outcome: row.outcome,
    old_id: row.oldId,
    field: row.field,
    reason: row.reason,
    message: text.reason(row.reason, row.otherLine),
    value: row.value,
  }
}

const at = (instant: Date | null): string | null => (instant === null ? null : formatTaipeiDateTime(instant))
