import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handJobs } from '../testing/hand-jobs.ts'
import { testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import { UndeliverableError, type MailToSend, type MessageSenders } from './message-senders.ts'
import { deliverMessages, leaseSeconds, retryMinutes, type Delivery } from './outbox-worker.ts'
import { databaseOutbox, sendMessageJob, type OutgoingMail } from './outbox.ts'

let database: TestDatabase
let workers: Delivery[]

const jobs = handJobs()
const outbox = databaseOutbox(jobs)

/** What left, and what the next sends do. */
let sent: MailToSend[] = []
let texts: { to: string; text: string; dedupeKey: string }[] = []
let send: (mail: MailToSend) => Promise<void>

const senders: MessageSenders = {
  keepsTexts: true,
  mail: { send: (mail) => send(mail) },
  sms: { send: async (to, text, dedupeKey) => void texts.push({ to, text, dedupeKey }) },
}
const log = { warn: () => {}, error: () => {} }

beforeAll(async () => {
  database = await testDatabase()
  workers = [database.db, database.anotherPool()].map((db) => deliverMessages(db, jobs, senders, log))
})

afterAll(() => database.close())

beforeEach(async () => {
  sent = []
  texts = []
  send = async (mail) => void sent.push(mail)
  await sql`truncate message`.execute(database.db)
  await sql`update app_clock set shift = '0'`.execute(database.db)
})

describe('writing', () => {
  test('the message and the call of the worker are made in the transaction that causes them', async () => {
    const before = jobs.sent.length
    await database.db.transaction().execute((tx) => outbox.write(tx, mail('welcome:1')))
    expect(await messages()).toMatchObject([{ status: 'queued', recipient: 'reader@example.com', subject: '歡迎' }])
    expect(jobs.sent.at(-1)).toMatchObject({ name: sendMessageJob })
    expect(jobs.sent).toHaveLength(before + 1)
  })

  test('nothing is written when the transaction fails', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await outbox.write(tx, mail('welcome:2'))
      throw new Error('no page left')
    })
    await expect(failing).rejects.toThrow('no page left')
    expect(await messages()).toEqual([])
  })

  test('one cause is one message, however often it is written at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => outbox.write(database.db, mail('welcome:3'))))
    expect(await messages()).toHaveLength(1)
  })
})

describe('sending', () => {
  test('200 messages and two workers that sweep at once: each is sent once', async () => {
    await writeMany(200)
    await Promise.all([...workers, ...workers].map((worker) => worker.sweep()))
    expect(sent).toHaveLength(200)
    expect(new Set(sent.map(({ dedupeKey }) => dedupeKey))).toHaveLength(200)
    expect(await count('sent')).toBe(200)
  })

  test('negative control: where a claim holds nothing, two workers send the same messages', async () => {
    await writeMany(20)
    await sql`
      create function hold_nothing() returns trigger language plpgsql as $$
      begin
        new.next_attempt_at := old.next_attempt_at;
        return new;
      end $$`.execute(database.db)
    await sql`create trigger hold_nothing before update on message for each row execute function hold_nothing()`.execute(
      database.db,
    )
    send = async (one) => {
      sent.push(one)
      await new Promise((soon) => setTimeout(soon, 50))
    }
    await Promise.all(workers.map((worker) => worker.sweep()))
    await sql`drop trigger hold_nothing on message`.execute(database.db)
    expect(sent.length).toBeGreaterThan(20)
  })

  test('a mail goes with its words, language and key; an SMS to its number', async () => {
    await outbox.write(database.db, mail('welcome:4'))
    await outbox.write(database.db, {
      channel: 'sms',
      to: '0912000001',
      language: 'zh',
      text: '驗證碼 123456',
      dedupeKey: 'sms:1',
    })
    await workers[0]!.sweep()
    expect(sent).toEqual([{ to: 'reader@example.com', ...words, language: 'zh', dedupeKey: 'welcome:4' }])
    expect(texts).toEqual([{ to: '0912000001', text: '驗證碼 123456', dedupeKey: 'sms:1' }])
  })

  test('fails, waits 1, 5, 15 and 60 minutes, and is sent when the sender is well again', async () => {
    await outbox.write(database.db, mail('welcome:5'))
    send = async () => Promise.reject(new Error('451 try later'))
    for (const minutes of retryMinutes) {
      await workers[0]!.sweep()
      expect(await messages()).toMatchObject([{ status: 'queued', last_error: '451 try later' }])
      await travel(minutes * 60 - 1)
      const before = (await messages())[0]!.attempts
      await workers[1]!.sweep()
      expect((await messages())[0]!.attempts).toBe(before)
      await travel(2)
    }
    send = async (one) => void sent.push(one)
    await workers[1]!.sweep()
    expect(sent).toHaveLength(1)
    expect(await messages()).toMatchObject([{ status: 'sent', attempts: 5, last_error: null }])
  })

  test('has failed after a day without success, and is not tried again', async () => {
    await outbox.write(database.db, mail('welcome:6'))
    let tries = 0
    send = async () => {
      tries++
      throw new Error('450 mailbox busy')
    }
    for (let hour = 0; hour < 30; hour++) {
      await workers[0]!.sweep()
      await travel(3_601)
    }
    expect(await messages()).toMatchObject([{ status: 'failed', last_error: '450 mailbox busy' }])
    expect(tries).toBeGreaterThan(20)
    expect(tries).toBeLessThan(28)
  })

  test('has failed at once where no try can succeed', async () => {
    await outbox.write(database.db, mail('welcome:7'))
    send = async () => Promise.reject(new UndeliverableError('550 no such mailbox'))
    await workers[0]!.sweep()
    expect(await messages()).toMatchObject([{ status: 'failed', attempts: 1 }])
  })

  test('a worker that dies between the send and its mark holds the message for its lease; then it goes out with the same key', async () => {
    await outbox.write(database.db, mail('welcome:8'))
    const { promise: never } = Promise.withResolvers<void>()
    send = async (one) => {
      sent.push(one)
      return never
    }
    // The first worker hands the mail over and is gone before it can say so.
    workers[0]!.sweep().catch(() => {})
    await until(() => sent.length === 1)
    send = async (one) => void sent.push(one)
    await workers[1]!.sweep()
    expect(sent).toHaveLength(1)

    await travel(leaseSeconds + 1)
    await workers[1]!.sweep()
    expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual(['welcome:8', 'welcome:8'])
    expect(await messages()).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  test('is not held up because the clock was put back', async () => {
    await travel(30 * 86_400)
    await outbox.write(database.db, mail('welcome:9'))
    await sql`update app_clock set shift = '0'`.execute(database.db)
    await workers[0]!.sweep()
    expect(sent).toHaveLength(1)
  })

  test('forgets the words once they are sent, where nobody reads them in the mailbox', async () => {
    const real = deliverMessages(database.db, handJobs(), { ...senders, keepsTexts: false }, log)
    await outbox.write(database.db, mail('welcome:10'))
    await real.sweep()
    expect(sent).toMatchObject([{ text: words.text, html: words.html }])
    expect(await messages()).toMatchObject([{ status: 'sent', text: '', html: null }])
  })

  test('the job of the queue sends it without waiting for the sweep', async () => {
    await outbox.write(database.db, mail('welcome:11'))
    await jobs.handleSent()
    expect(sent).toHaveLength(1)
  })
})

const words = { subject: '歡迎', text: '下一格', html: '<p>下一格</p>' }

function mail(dedupeKey: string): OutgoingMail {
  return { channel: 'mail', to: 'reader@example.com', language: 'zh', ...words, dedupeKey }
}

async function writeMany(many: number) {
  for (let at = 0; at < many; at++) await outbox.write(database.db, mail(`many:${at}`))
}

async function messages() {
  return database.db
    .selectFrom('message')
    .select(['status', 'recipient', 'subject', 'attempts', 'last_error', 'text', 'html'])
    .execute()
}

const count = async (status: string) => (await messages()).filter((message) => message.status === status).length

const travel = (seconds: number) =>
  sql`update app_clock set shift = shift + make_interval(secs => ${seconds})`.execute(database.db)

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((soon) => setTimeout(soon, 5))
}
