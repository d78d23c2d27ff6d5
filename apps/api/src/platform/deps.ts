import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { IdentityProvider } from './openid-provider.ts'
import type { Outbox } from './outbox.ts'
import type { Passwords } from './passwords.ts'
import type { SearchEngines } from './search-engines.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** What the API reads of the configuration; apps/server makes it from the environment. */
export interface ApiConfig {
  /** The site's own origin without a trailing slash; links in mails are built from it, never from Host. */
  readonly publicUrl: string
  readonly demo: boolean
  readonly rateLimits: boolean
  /** Origins whose pages may call the API from a browser, beside the site's own. */
  readonly allowedOrigins: readonly string[]
}

/** Everything a module may need, passed in by the composition root. */
export interface Deps {
  readonly config: ApiConfig
  readonly db: Db
  readonly changes: Changes
  readonly files: Files
  readonly clock: Clock
  readonly settings: Settings
  readonly passwords: Passwords
  readonly secrets: Secrets
  readonly limits: Limits
  readonly outbox: Outbox
  readonly jobs: Jobs
  /** Undefined where none is configured. */
  readonly identityProvider: IdentityProvider | undefined
  /** Whom to tell which pages have changed; undefined where nobody is. */
  readonly searchEngines: SearchEngines | undefined
}
