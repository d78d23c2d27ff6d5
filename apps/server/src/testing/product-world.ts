import type { Db } from '@koma/api/platform/db.ts'
import { openDatabase } from '@koma/database/open.ts'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import { sql } from 'kysely'
import { call } from './http-call.ts'
import { startProduct, type RunningProduct } from './running-product.ts'

/** Server processes on one database that none of them owns. */
export interface ProductWorld {
  readonly db: Db
  readonly databaseUrl: string
  readonly products: readonly RunningProduct[]
  /** The sites in turn: the first process, the second, the first … */
  site(turn: number): string
  close(): Promise<void>
}

const connectionsMax = 12

/** So many processes of the product, started at the same time on an empty database. */
export async function productWorld(
  processes: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductWorld> {
  const database = await freshDatabase()
  const started = Array.from({ length: processes }, () => startProduct({ DATABASE_URL: database.url, ...settings }))
  const products = await Promise.all(started)
  const db = openDatabase(database.url, {
    max: connectionsMax,
    applicationName: 'koma-test',
    statementTimeoutMs: 60_000,
  })
  return {
    db,
    databaseUrl: database.url,
    products,
    site: (turn) => products[turn % products.length]!.site,
    async close() {
      for (const product of products) await product.kill()
      await db.destroy()
      await database.drop()
    },
  }
}

export interface FreeHour {
  readonly starts_at: string
  readonly ends_at: string
}

/** The hours of a device that are free to everybody, from tomorrow on. */
export async function freeHours(site: string, deviceId: number): Promise<readonly FreeHour[]> {
  const { body } = await call(site, `GET /api/device/${deviceId}`)
  const [, ...later] = body.days as { slots: (FreeHour & { state: string })[] }[]
  return later.flatMap(({ slots }) =>
    slots.filter(({ state }) => state === 'free').map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
  )
}

/** Changes the product's limit of live bookings for every process at once. */
export async function setLiveMax(db: Db, bookings: number): Promise<void> {
  await sql`
    update setting
       set value = ${String(bookings)}::jsonb
     where key = 'rent.live_max'`.execute(db)
}
