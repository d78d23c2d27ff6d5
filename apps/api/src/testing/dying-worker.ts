import { appendFileSync } from 'node:fs'
import { openDatabase } from '@koma/database/open.ts'
import { deliverMessages } from '../platform/outbox-worker.ts'
import { handJobs } from './hand-jobs.ts'

// usage: dying-worker.ts DATABASE_URL FILE LIVES: sends what is due, notes each key in the file, and kills itself at the
// so-maniest send: odd numbers before the message leaves, even ones after it has left and before it is marked.
const [url, file, lives] = process.argv.slice(2)
if (!url || !file || !lives) throw new Error('The database, the file and the number of sends are needed')

let sends = 0
const send = async (key: string) => {
  const isLast = ++sends === Number(lives)
  if (isLast && sends % 2 === 1) process.kill(process.pid, 'SIGKILL')
  appendFileSync(file, `${key}\n`)
  if (isLast) process.kill(process.pid, 'SIGKILL')
}

const db = openDatabase(url, { max: 4, applicationName: 'dying-worker' })
const senders = {
  keepsTexts: true,
  mail: { send: ({ dedupeKey }: { dedupeKey: string }) => send(dedupeKey) },
  sms: { send: (_to: string, _text: string, dedupeKey: string) => send(dedupeKey) },
}
await deliverMessages(db, handJobs(), senders, { warn: () => {}, error: () => {} }).sweep()
await db.destroy()
