import type { LibraryListQuery } from '@koma/contract/library.ts'
import type { InitialIndex } from '@koma/domain/library-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Filter } from './filters.ts'

const indexes = {
  zhuyin: {
    letters: 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄦㄧㄨㄩ',
    language: 'zh',
    collation: 'koma_zhuyin',
  },
  kana: { letters: 'あかさたなはまやらわ', language: 'ja', collation: 'koma_kana' },
  latin: { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', language: 'en', collation: 'koma_zhuyin' },
} satisfies Record<InitialIndex, { letters: string; language: string; collation: string }>

/** Behind every letter: titles in Latin letters where the index has others, then digits and signs. */
const placeBehind = { latin: 98, other: 99 }

/** The filter of the letters: a record stands by its title in the index's language, else by the Chinese one. */
export function byInitial({ index = 'zhuyin', initial }: Pick<LibraryListQuery, 'index' | 'initial'>): Filter {
  const letter = textOf(index, sql.ref(`initial_${index}`))
  return {
    chosen: initial === undefined ? undefined : sql`${letter} = ${initial}`,
    values: sql`
      select ${letter} as value, ${letter} as name_zh, null as name_ja, null as name_en, ${placeOf(index, letter)} as sort
       where ${letter} is not null`,
  }
}

/** By name as the index arranges it: by letter, then by the index's own order of characters. */
export function nameOrder({ index = 'zhuyin' }: Pick<LibraryListQuery, 'index'>): RawBuilder<unknown> {
  const letter = textOf(index, sql.ref(`initial_${index}`))
  const name = textOf(index, sql`coalesce(reading, title)`)
  return sql`${placeOf(index, letter)}, ${name} collate ${sql.id(indexes[index].collation)}, content.id`
}

const placeOf = (index: InitialIndex, letter: RawBuilder<unknown>) => sql`
  case ${letter}
    when 'latin' then ${placeBehind.latin}::integer
    when 'other' then ${placeBehind.other}::integer
    else position(${letter} in ${indexes[index].letters}::text)
  end`

const textOf = (index: InitialIndex, field: RawBuilder<unknown>) => sql`
  coalesce(
    (select ${field} from content_text where content_id = content.id and language = ${indexes[index].language} and title is not null),
    (select ${field} from content_text where content_id = content.id and language = 'zh'))`
