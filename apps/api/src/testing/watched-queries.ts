import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../platform/db.ts'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** How a statement reaches a table: `content by content__newest`, or `content whole` when it reads every row. */
export type Access = string

/** The statements that a piece of work sends to the database, each once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const seen = new Map<string, Statement>()
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const [text, values] = args
    if (typeof text === 'string' && /^\s*(?:select|with)\b/i.test(text))
      seen.set(text, { text, values: Array.isArray(values) ? values : [] })
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return [...seen.values()]
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** How the database would reach the tables of a statement, in the order of their names. */
export async function accessesOf(databaseUrl: string, { text, values }: Statement): Promise<readonly Access[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values: [...values] })
    const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }]
    return [...new Set(accessesIn(Plan))].toSorted()
  } finally {
    await client.end()
  }
}

function accessesIn(node: PlanNode): Access[] {
  const below = (node.Plans ?? []).flatMap(accessesIn)
  const table = node['Relation Name']
  if (node['Node Type'] === 'Bitmap Heap Scan') return [`${table} by ${indexesIn(node).join(' and ')}`, ...below]
  if (node['Index Name'] && table) return [`${table} by ${node['Index Name']}`, ...below]
  return table ? [`${table} whole`, ...below] : below
}

const indexesIn = (node: PlanNode): string[] =>
  (node.Plans ?? []).flatMap((one) => [...(one['Index Name'] ? [one['Index Name']] : []), ...indexesIn(one)])

/** Tables with more rows than a scan may read whole. */
export async function largeTables(db: Db, rows: number): Promise<ReadonlySet<string>> {
  const found = await sql<{ name: string }>`
    select relname as name
      from pg_class
     where relkind = 'r'
       and relnamespace = 'public'::regnamespace
       and reltuples > ${rows}`.execute(db)
  return new Set(found.rows.map(({ name }) => name))
}
