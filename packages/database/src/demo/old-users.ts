import { addDays, addMonths, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Tx } from './timeline.ts'

/** Somebody invented who was a member of the former system. */
interface DemoOldUser {
  readonly oldId: string
  readonly name: string
  readonly email: string
  readonly mobile: string | null
  readonly gender: 'male' | 'female' | 'other'
  readonly birthday: string
  readonly city: string
  readonly district: string
  readonly job: string
  readonly locale: 'zh' | 'ja' | 'en'
  readonly class: 'general' | 'loyal' | 'creator'
  readonly purchased: number
  readonly reward: number
  readonly creator: Readonly<Record<string, string>> | null
  /** `mail`: the server mails the link within a minute of its start. */
  readonly state: 'imported' | 'mail' | 'merged' | 'failed'
}

const nobody = { mobile: null, gender: 'other', city: 'tpe', district: '106-daan', job: 'student' } as const

/** One for each thing that may happen to a record; the second has an account of the cast. */
const demoOldUsers: readonly DemoOldUser[] = [
  {
    oldId: 'K2019-0007',
    name: '許美玲',
    email: 'hsu.meiling@example.org',
    mobile: '0900000701',
    gender: 'female',
    birthday: '1990-03-14',
    city: 'tpe',
    district: '106-daan',
    job: 'illustrator',
    locale: 'zh',
    class: 'creator',
    purchased: 1_200,
    reward: 300,
    creator: { pen_name: '小鈴', name_en: 'Mei-Ling Hsu', profile_zh: '畫貓，也畫巷子裡的早餐店。' },
    state: 'mail',
  },
  {
    ...nobody,
    oldId: 'K2020-0101',
    name: '林雅庭',
    email: 'lin.yating@example.org',
    birthday: '1996-03-14',
    locale: 'zh',
    class: 'general',
    purchased: 450,
    reward: 0,
    creator: null,
    state: 'mail',
  },
  {
    ...nobody,
    oldId: 'K2021-0033',
    name: '中村葵',
    email: 'nakamura.aoi@example.org',
    birthday: '1994-08-02',
    locale: 'ja',
    class: 'loyal',
    purchased: 80,
    reward: 50,
    creator: null,
    state: 'mail',
  },
  {
    ...nobody,
    oldId: 'K2021-0058',
    name: 'Oliver Brown',
    email: 'oliver.brown@example.org',
    birthday: '1987-01-25',
    locale: 'en',
    class: 'general',
    purchased: 600,
    reward: 0,
    creator: null,
    state: 'imported',
  },
  {
    ...nobody,
    oldId: 'K2022-0212',
    name: '陳柏翰',
    email: 'chen.bohan.old@example.org',
    birthday: '1988-11-02',
    locale: 'zh',
    class: 'general',
    purchased: 0,
    reward: 0,
    creator: null,
    state: 'merged',
  },
  {
    ...nobody,
    oldId: 'K2022-0345',
    name: '何家安',
    email: 'ho.chiaan@example.org',
    birthday: '1999-06-30',
    locale: 'zh',
    class: 'general',
    purchased: 20,
    reward: 0,
    creator: null,
    state: 'failed',
  },
]

/** The account of the cast into which the merged record went. */
const mergedInto = 'chenbohan'

/** A few records of the former system; their mails are written by the server, with links that work. */
export async function loadOldUsers(tx: Tx, today: TaipeiDate): Promise<void> {
  for (const one of demoOldUsers) await loadOldUser(tx, today, one)
}

async function loadOldUser(tx: Tx, today: TaipeiDate, one: DemoOldUser) {
  const isMerged = one.state === 'merged'
  const mailKey = one.state === 'failed' ? `mail:old_user:demo:${one.oldId}` : null
  const wasMailed = isMerged || mailKey !== null
  await sql`
    insert into old_user (id, old_id, name, email, mobile, gender, birthday, addr_city, addr_district, job, locale, class,
                          class_started_on, class_ends_on, purchased_points, reward_points, reward_expires_on, creator,
                          content_hash, mail_wanted_at, mailed_at, mail_key, opened_at, member_id, moved_at, merged)
    values (koma_uuid7(), ${one.oldId}, ${one.name}, ${one.email}, ${one.mobile}, ${one.gender}, ${one.birthday},
            ${one.city}, ${one.district}, ${one.job}, ${one.locale}, ${one.class},
            ${one.class === 'general' ? null : addMonths(today, -4)}, ${one.class === 'general' ? null : addMonths(today, 8)},
            ${one.purchased}, ${one.reward}, ${one.reward > 0 ? addDays(today, 90) : null},
            ${one.creator && JSON.stringify(one.creator)}::jsonb,
            sha256(${one.oldId}::text::bytea),
            case when ${one.state !== 'imported'} then koma_now() end,
            case when ${wasMailed} then koma_now() end,
            ${mailKey},
            case when ${isMerged} then koma_now() end,
            case when ${isMerged} then (select id from member where username = ${mergedInto}) end,
            case when ${isMerged} then koma_now() end,
            ${isMerged})`.execute(tx)
  if (mailKey) await loadFailedMail(tx, one, mailKey)
}

/** A mail whose box is gone. */
async function loadFailedMail(tx: Tx, { email, locale }: DemoOldUser, mailKey: string) {
  await tx
    .insertInto('message')
    .values({
      id: sql<string>`koma_uuid7()`,
      channel: 'mail',
      recipient: email,
      subject: '您的會員資料要搬家了',
      text: '',
      language: locale,
      dedupe_key: mailKey,
      status: 'failed',
      attempts: 5,
      last_error: '550 5.1.1 No such mailbox',
    })
    .execute()
}
