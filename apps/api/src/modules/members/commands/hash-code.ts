import { randomInt } from 'node:crypto'
import { smsCodeDigits } from '@koma/domain/account-rules.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { CodePurpose } from '../queries/codes.ts'

/**
 * What the database keeps of six digits: bound to purpose and target, useless without the key.
 * Source: docs/guarantees.md I-20
 */
export function hashCode(secrets: Secrets, purpose: CodePurpose, target: string, code: string): Buffer {
  return secrets.sign('code', `${purpose}:${target}:${code}`)
}

/** What the database keeps of a mailed link, which is found by it. */
export function hashLink(secrets: Secrets, purpose: CodePurpose, code: string): Buffer {
  return secrets.sign('code', `${purpose}:${code}`)
}

/** Six digits by lot. */
export const newDigits = (): string => String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0')
