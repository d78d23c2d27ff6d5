import type { Database } from '@koma/database/schema.generated.ts'
import type { Kysely, Transaction } from 'kysely'

/** The database of the product; a query takes it, or a transaction, as its first parameter. */
export type Db = Kysely<Database>

/** A transaction of it: what is written in it stands as a whole or not at all. */
export type Tx = Transaction<Database>
