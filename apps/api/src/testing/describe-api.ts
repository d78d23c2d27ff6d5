import { openDatabase } from '@koma/database/open.ts'
import Fastify from 'fastify'
import { registerApi } from '../app.ts'
import { databaseClock } from '../platform/clock.ts'
import { openApiOf } from '../platform/openapi.ts'
import type { ApiDocument } from '../platform/openapi-operations.ts'
import { databaseOutbox } from '../platform/outbox.ts'
import { argonPasswords } from '../platform/passwords.ts'
import { databaseLimits } from '../platform/rate-limits.ts'
import { databaseSettings } from '../platform/settings.ts'
import { handJobs } from './hand-jobs.ts'
import { testFiles } from './test-files.ts'

/** The description of the whole API, without a database: no route is called but the one that describes. */
export async function describeApi(): Promise<ApiDocument> {
  const db = openDatabase('postgres://nobody@127.0.0.1:1/nowhere')
  const jobs = handJobs()
  const changes = { subscribe: () => () => {}, isLive: () => false, stop: async () => {} }
  const app = Fastify()
  await registerApi(app, {
    config: { publicUrl: 'https://koma.example', demo: false, rateLimits: false, allowedOrigins: [] },
    db,
    changes,
    clock: databaseClock(db),
    files: testFiles(),
    settings: databaseSettings(changes),
    passwords: argonPasswords(),
    secrets: { sign: () => Buffer.alloc(0) },
    limits: databaseLimits(db, false),
    outbox: databaseOutbox(jobs),
    jobs,
    identityProvider: undefined,
    searchEngines: undefined,
  })
  const document = await openApiOf(app)
  await app.close()
  await db.destroy()
  return document
}
