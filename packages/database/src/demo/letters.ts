import { contactReplyWorkingDays, type ContactReason } from '@koma/domain/contact-rules.ts'
import { deletionContactWorkingDays } from '@koma/domain/deletion-states.ts'
import { displayNumber } from '@koma/domain/display-number.ts'
import type { Language } from '@koma/domain/languages.ts'
import { addDays, instantAt, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { addWorkingDays, type HolidayCalendar } from '@koma/domain/working-days.ts'
import { sql } from 'kysely'
import { castMembers } from './cast.ts'
import { castStaff } from './cast-staff.ts'
import { calendarOf } from './creator-deeds.ts'
import type { Tx } from './timeline.ts'

interface Letter {
  readonly serial: number
  readonly daysAgo: number
  readonly reason: ContactReason
  readonly language: Language
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly body: string
}

/** What visitors have written lately; staff answer it in the console. */
const letters: readonly Letter[] = [
  {
    serial: 1_204_117,
    daysAgo: 3,
    reason: 'space',
    language: 'zh',
    name: '許庭瑜',
    email: 'hsu.tingyu@example.org',
    phone: '02-2345-0117',
    body: '您好，我們讀書會想在三樓辦一場作者座談，大約 40 人。\n請問投影機是否包含在場地費裡？',
  },
  {
    serial: 20_118_842,
    daysAgo: 1,
    reason: 'event',
    language: 'ja',
    name: '森本 千夏',
    email: 'morimoto.chinatsu@example.org',
    phone: null,
    body: '来月台北へ行きます。講座は日本語の通訳がありますか。',
  },
  {
    serial: 31_550_093,
    daysAgo: 1,
    reason: 'account_cancel',
    language: 'en',
    name: 'Grace Liu',
    email: 'grace.liu@example.org',
    phone: '+886 912 000 777',
    body: 'I lost both my old phone and my old mailbox and cannot sign in. Please delete my account.',
  },
]

/** What the general member of the cast wrote signed in: one letter was answered, one waits. */
const ownLetters = [
  {
    serial: 8_420_551,
    daysAgo: 12,
    reason: 'event',
    body: '請問作者講座的錄影之後會上架嗎？當天要上班沒辦法到場。',
    answer: '雅婷您好：\n會的，講座結束後兩週內會放在「影片」頁面，附中文字幕。\n漫畫文化中心 櫃檯',
  },
  {
    serial: 40_117_208,
    daysAgo: 1,
    reason: 'points',
    body: '想確認一下：回饋點數快到期時，會先寄信提醒嗎？',
    answer: null,
  },
] as const

/** The letters of the demo, each with the day by which it is to be answered. */
export async function loadLetters(tx: Tx, today: TaipeiDate): Promise<void> {
  const calendar = await calendarOf(tx)
  for (const letter of ownLetters) await loadOwnLetter(tx, letter, today, calendar)
  for (const letter of letters) {
    const sentOn = addDays(today, -letter.daysAgo)
    const isLeaving = letter.reason === 'account_cancel'
    const days = isLeaving ? deletionContactWorkingDays : contactReplyWorkingDays
    await sql`
      insert into contact_ticket (id, number, kind, reason, body, name, email, phone, language, created_at, reply_by)
      values (koma_uuid7(), ${displayNumber('C', letter.serial)}, ${isLeaving ? 'account_cancel' : 'contact'},
              ${letter.reason}, ${letter.body}, ${letter.name}, ${letter.email}, ${letter.phone}, ${letter.language},
              ${instantAt(sentOn, '15:20')}, ${addWorkingDays(sentOn, days, calendar)}::date)`.execute(tx)
  }
}

async function loadOwnLetter(
  tx: Tx,
  { serial, daysAgo, reason, body, answer }: (typeof ownLetters)[number],
  today: TaipeiDate,
  calendar: HolidayCalendar,
): Promise<void> {
  const sentOn = addDays(today, -daysAgo)
  const answeredAt = answer === null ? null : instantAt(addWorkingDays(sentOn, 2, calendar), '10:45')
  await sql`
    insert into contact_ticket (id, number, kind, reason, body, name, email, language, member_id, created_at, reply_by,
                                status, answer, closed_at, closed_by)
    select koma_uuid7(), ${displayNumber('C', serial)}, 'contact', ${reason}, ${body}, member.name, member.email, 'zh',
           member.id, ${instantAt(sentOn, '21:05')}, ${addWorkingDays(sentOn, contactReplyWorkingDays, calendar)}::date,
           ${answer === null ? 'open' : 'answered'}, ${answer}, ${answeredAt}::timestamptz,
           case when ${answer}::text is not null then (select id from staff_account where username = ${castStaff.desk.username}) end
      from member
     where username = ${castMembers.general.username}`.execute(tx)
}
