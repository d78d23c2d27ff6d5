import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { tellSearchEngines } from './commands/tell-search-engines.ts'

/** What a timetable starts; nothing where no search engine is to be told. */
export const sitemapJobs = (deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): readonly ScheduledJob[] =>
  deps.searchEngines ? [{ name: 'sitemap.tell', cron: '*/2 * * * *', run: () => tellSearchEngines(deps, log) }] : []
