import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from './db.ts'

const keyBytes = 32

/** Keys that all server processes share; they live in the database and are made at the first start. */
export interface Secrets {
  /** HMAC-SHA256 of a value under the named key. */
  sign(name: SecretName, value: string): Buffer
}

export type SecretName = 'session' | 'code' | 'preview'

const secretNames: readonly SecretName[] = ['session', 'code', 'preview']

/** Makes the keys that are missing. Several processes may do so at once: the first one's keys hold for all. */
export async function loadSecrets(db: Db): Promise<Secrets> {
  await db
    .insertInto('app_secret')
    .values(secretNames.map((name) => ({ name, value: randomBytes(keyBytes) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const rows = await db.selectFrom('app_secret').select(['name', 'value']).execute()
  const keys = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    sign(name, value) {
      const key = keys.get(name)
      if (!key) throw new Error(`The key ${name} is missing`)
      return createHmac('sha256', key).update(value).digest()
    },
  }
}
