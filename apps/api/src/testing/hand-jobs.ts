import type { Jobs, ScheduledJob } from '../platform/jobs.ts'

/** A queue that runs nothing by itself: a test looks at what was sent, and says when it is handled. */
export interface HandJobs extends Jobs {
  readonly sent: readonly { readonly name: string; readonly data: Record<string, unknown> }[]
  /** Handles everything that was sent so far, in its order; a rolled-back transaction's jobs too, which must do no harm. */
  handleSent(): Promise<void>
}

export function handJobs(): HandJobs {
  const scheduled: ScheduledJob[] = []
  const handlers = new Map<string, (data: Record<string, unknown>) => Promise<void>>()
  const sent: { name: string; data: Record<string, unknown> }[] = []
  return {
    sent,
    schedule: (job) => void scheduled.push(job),
    handle: (name, run) => void handlers.set(name, run),
    send: async (_, name, data) => void sent.push({ name, data }),
    async handleSent() {
      for (const { name, data } of sent.splice(0)) await handlers.get(name)?.(data)
    },
    async runAll() {
      for (const job of scheduled) await job.run()
    },
    start: async () => {},
    stop: async () => {},
  }
}
