import { sql, type Kysely } from 'kysely'

/** Column types as the driver delivers them (see open.ts): dates are text, instants are Date, bigints safe numbers. */
const typeScriptTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  _text: 'string[]',
  time: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

interface ColumnRow {
  readonly table_name: string
  readonly column_name: string
  readonly udt_name: string
  readonly nullable: boolean
  readonly made_by_database: boolean
}

/** The Kysely interface of a migrated database, as source text. Throws on a column type that it does not know. */
export async function schemaSource(db: Kysely<unknown>): Promise<string> {
  const tables = Map.groupBy(await columns(db), (column) => column.table_name)
  const interfaces = [...tables].map(([table, rows]) => interfaceOf(table, rows))
  const entries = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)}\n`)
  return [
    '// Made by `npm run generate` from the migrated database; do not edit.',
    "import type { Generated } from 'kysely'\n",
    ...interfaces,
    `/** Every table by its name. */\nexport interface Database {\n${entries.join('')}}\n`,
  ].join('\n')
}

/** Tables in order of their names, columns in order of their making; the migrator's own tables are left out. */
async function columns(db: Kysely<unknown>): Promise<readonly ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select table_name,
           column_name,
           udt_name,
           is_nullable = 'YES' as nullable,
           column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as made_by_database
      from information_schema.columns
     where table_schema = 'public'
       and table_name not like 'kysely%'
     order by table_name, ordinal_position`.execute(db)
  return rows
}

function interfaceOf(table: string, rows: readonly ColumnRow[]): string {
  const lines = rows.map((column) => {
    const base = typeScriptTypes[column.udt_name]
    if (!base) throw new Error(`${table}.${column.column_name} has the unknown type ${column.udt_name}`)
    const type = column.nullable && base !== 'unknown' ? `${base} | null` : base
    return `  ${column.column_name}: ${column.made_by_database ? `Generated<${type}>` : type}\n`
  })
  return `export interface ${typeName(table)} {\n${lines.join('')}}\n`
}

function typeName(table: string): string {
  const pascal = table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  return `${pascal}Table`
}
