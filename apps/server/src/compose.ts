import { listenForChanges } from '@koma/api/platform/changes.ts'
import { cleanUpJob } from '@koma/api/platform/clean-up.ts'
import { databaseClock } from '@koma/api/platform/clock.ts'
import type { Deps } from '@koma/api/platform/deps.ts'
import { findQpdf } from '@koma/api/platform/files/qpdf.ts'
import { mailboxSender, unconfiguredSender, type MessageSenders } from '@koma/api/platform/message-senders.ts'
import { openIdProvider } from '@koma/api/platform/openid-provider.ts'
import { deliverMessages } from '@koma/api/platform/outbox-worker.ts'
import { databaseOutbox } from '@koma/api/platform/outbox.ts'
import { argonPasswords } from '@koma/api/platform/passwords.ts'
import { pgBossJobs } from '@koma/api/platform/pg-boss-jobs.ts'
import { databaseLimits } from '@koma/api/platform/rate-limits.ts'
import { nextEdgeMs } from '@koma/api/platform/next-edge.ts'
import { loadSecrets } from '@koma/api/platform/secrets.ts'
import { databaseSettings } from '@koma/api/platform/settings.ts'
import { indexNow } from '@koma/api/platform/search-engines.ts'
import { mitakeSms } from '@koma/api/platform/sms-mitake.ts'
import { smtpMailer } from '@koma/api/platform/smtp-mailer.ts'
import { timedChanges } from '@koma/api/platform/timed-changes.ts'
import { refreshDemo } from '@koma/database/demo/refresh-demo.ts'
import { openDatabase } from '@koma/database/open.ts'
import type { FastifyBaseLogger } from 'fastify'
import { composeFiles } from './compose-files.ts'
import type { Config } from './config.ts'

/** Connections of one process; the queue and the listener have their own. */
const connectionsMax = 10

export interface Composed {
  readonly deps: Deps
  close(): Promise<void>
}

/** Makes every part that the API needs, from the configuration alone; the only place that chooses adapters. */
export async function composeDeps(config: Config, databaseUrl: string, log: FastifyBaseLogger): Promise<Composed> {
  const db = openDatabase(databaseUrl, { max: connectionsMax })
  const changes = timedChanges(await listenForChanges(databaseUrl), () => nextEdgeMs(db))
  const jobs = pgBossJobs(databaseUrl, log)
  const { senders, closeSenders } = chooseSenders(config)
  const deps: Deps = {
    config: {
      publicUrl: config.publicUrl,
      demo: config.demo,
      rateLimits: config.rateLimits,
      allowedOrigins: config.allowedOrigins,
    },
    db,
    changes,
    clock: databaseClock(db),
    files: await composeFiles(config, await findQpdf()),
    settings: databaseSettings(changes),
    passwords: argonPasswords(),
    secrets: await loadSecrets(db),
    limits: databaseLimits(db, config.rateLimits),
    outbox: databaseOutbox(jobs),
    jobs,
    identityProvider:
      config.openId && openIdProvider(config.openId, `${config.publicUrl}/auth/${config.openId.id}/callback`),
    searchEngines: config.indexNow && indexNow(config.indexNow, config.publicUrl),
  }
  deliverMessages(db, jobs, senders, log)
  jobs.schedule(cleanUpJob(db))
  // A demo that runs for days stays as fresh as one that has just been started.
  if (config.demo) jobs.schedule({ name: 'demo.refresh', cron: '10 0 * * *', run: () => refreshDemo(db) })
  return {
    deps,
    async close() {
      await changes.stop()
      closeSenders()
      await db.destroy()
    },
  }
}

function chooseSenders(config: Config): { senders: MessageSenders; closeSenders: () => void } {
  const unsent = (variable: string) => (config.demo ? mailboxSender : unconfiguredSender(variable))
  const smtp = config.mail.kind === 'smtp' ? smtpMailer(config.mail) : undefined
  const sms = config.sms.kind === 'mitake' ? mitakeSms(config.sms) : unsent('SMS_GATEWAY')
  return {
    // Only the mailbox of the demo shows texts again once they are sent.
    senders: { mail: smtp ?? unsent('SMTP_URL'), sms, keepsTexts: config.demo },
    closeSenders: () => smtp?.close(),
  }
}
