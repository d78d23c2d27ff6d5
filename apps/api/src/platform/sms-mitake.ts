import { createHash } from 'node:crypto'
import { UndeliverableError, type SmsSender } from './message-senders.ts'

export interface MitakeOptions {
  /** `https://smsapi.mitake.com.tw` */
  readonly url: string
  readonly username: string
  readonly password: string
}

const answerMs = 20_000
const clientIdLength = 36

/** Scheduled, on its way (twice), delivered. */
const accepted = new Set(['0', '1', '2', '4'])
/** The text or the number is not one that can be sent to. */
const hopeless = new Set(['5', '6', 'v'])

/**
 * Sends by Mitake (三竹) SmSend. `clientid` is made from the dedupe key: the gateway answers a repeated one for 12 hours
 * with what it said first and `Duplicate=Y`, without sending. So after a time-out the next try is the question whether
 * the first arrived. The password travels in the body and never stands in an error.
 */
export function mitakeSms({ url, username, password }: MitakeOptions): SmsSender {
  return {
    async send(to, text, dedupeKey) {
      const response = await fetch(`${url}/api/mtk/SmSend?CharsetURL=UTF-8`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
        body: new URLSearchParams({
          username,
          password,
          dstaddr: to,
          // The gateway writes a line break as ASCII 6.
          smbody: text.replace(/\r?\n/g, '\u0006'),
          clientid: createHash('sha256').update(dedupeKey).digest('hex').slice(0, clientIdLength),
        }),
      })
      const status = valueOf(await response.text(), 'statuscode')
      if (!response.ok || status === undefined) throw new Error(`the gateway answered HTTP ${response.status}`)
      if (hopeless.has(status)) throw new UndeliverableError(`the gateway refused with status ${status}`)
      if (!accepted.has(status)) throw new Error(`the gateway answered with status ${status}`)
    },
  }
}

/** A value of the answer's INI lines: `[1]`, `msgid=…`, `statuscode=…`, `AccountPoint=…`. */
function valueOf(answer: string, key: string): string | undefined {
  const line = answer.split(/\r?\n/).find((one) => one.startsWith(`${key}=`))
  return line
    ?.slice(key.length + 1)
    .trim()
    .slice(0, 8)
}
