import { databaseClock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import type { ApiConfig, Deps } from '../platform/deps.ts'
import { databaseOutbox } from '../platform/outbox.ts'
import { argonPasswords } from '../platform/passwords.ts'
import { databaseLimits } from '../platform/rate-limits.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { databaseSettings } from '../platform/settings.ts'
import { handJobs } from './hand-jobs.ts'
import { testFiles } from './test-files.ts'

/** The real parts on a scratch database; only the queue is one that runs when a test says so. */
export async function testDeps(db: Db, config: Partial<ApiConfig> = {}): Promise<Deps> {
  const jobs = handJobs()
  // A test that is about kept answers listens by itself; everywhere else each answer is made anew.
  const changes = { subscribe: () => () => {}, isLive: () => false, stop: async () => {} }
  const rateLimits = config.rateLimits ?? true
  return {
    config: { publicUrl: 'https://koma.example', demo: true, allowedOrigins: [], ...config, rateLimits },
    db,
    changes,
    clock: databaseClock(db),
    files: testFiles(),
    settings: databaseSettings(changes),
    passwords: argonPasswords(),
    secrets: await loadSecrets(db),
    limits: databaseLimits(db, rateLimits),
    outbox: databaseOutbox(jobs),
    jobs,
    identityProvider: undefined,
    searchEngines: undefined,
  }
}
