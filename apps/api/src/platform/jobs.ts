import type { Db, Tx } from './db.ts'

/** A job that the queue runs on a timetable (cron, Asia/Taipei); it must be idempotent: twice or late does no harm. */
export interface ScheduledJob {
  readonly name: string
  readonly cron: string
  run(): Promise<void>
}

/** The queue in the same database; `send` rides in the caller's transaction. */
export interface Jobs {
  schedule(job: ScheduledJob): void
  handle(name: string, run: (data: Record<string, unknown>) => Promise<void>): void
  send(tx: Db | Tx, name: string, data: Record<string, unknown>): Promise<void>
  /** Runs every scheduled job once now: when the demo's clock moves, nothing waits for a timetable. */
  runAll(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
