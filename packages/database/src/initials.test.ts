import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import type { Database } from './schema.generated.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'

let fresh: FreshDatabase
let db: Kysely<Database>

beforeAll(async () => {
  fresh = await freshDatabase()
  db = openDatabase(fresh.url)
})
afterAll(async () => {
  await db.destroy()
  await fresh.drop()
})

async function initials(words: string): Promise<string> {
  const { rows } = await sql<{ letters: string }>`
    select concat_ws(' ', koma_zhuyin_initial(${words}), koma_kana_initial(${words}), koma_latin_initial(${words}))
      as letters`.execute(db)
  return rows[0]!.letters
}

describe('the letters under which a title stands: zhuyin, kana, A to Z', () => {
  test.each([
    ['雞排公主', 'ㄐ か J'],
    ['阿鼻劍', 'ㄚ あ A'],
    ['二零七之骨', 'ㄦ な E'],
    ['用九柑仔店', 'ㄩ や Y'],
    ['無上西天', 'ㄨ ま W'],
    ['守娘', 'ㄕ さ S'],
    ['採集人的野帳', 'ㄘ さ C'],
    ['臺北', 'ㄊ た T'],
    ['台北', 'ㄊ た T'],
    ['王登鈺', 'ㄨ あ W'],
    ['和風', 'ㄏ わ H'],
  ])('%s', async (title, letters) => {
    expect(await initials(title)).toBe(letters)
  })

  test.each([
    ['ヘレナとオオカミさん', 'other は other'],
    ['がんばれ', 'other か other'],
    ['ｱﾐ族の台所', 'other あ other'],
    ['ん', 'other わ other'],
    ['ㄔㄤˊ ㄏㄨㄥˊ', 'ㄔ other C'],
    ['Émile', 'latin latin E'],
    ['ｋｏｍａ', 'latin latin K'],
    ['The Wings of Kopule', 'latin latin W'],
    ['A Steelyard', 'latin latin S'],
    ['Theory', 'latin latin T'],
    ['「夢鐵」', 'ㄇ ま M'],
    ['2073年', 'other other other'],
    ['½王子', 'other other other'],
    ['한국', 'other other other'],
    ['🐱', 'other other other'],
    ['…', 'other other other'],
  ])('%s', async (title, letters) => {
    expect(await initials(title)).toBe(letters)
  })

  test('follow the title, and the reading where it says another sound', async () => {
    const letters = async () => {
      const { rows } = await sql<{ initial_zhuyin: string }>`
        select initial_zhuyin from content_text where content_id = ${id}`.execute(db)
      return rows[0]!.initial_zhuyin
    }
    const made = await sql<{ id: number }>`insert into content (kind) values ('publisher') returning id`.execute(db)
    const { id } = made.rows[0]!
    await sql`insert into content_text (content_id, language, title) values (${id}, 'zh', '長鴻')`.execute(db)
    expect(await letters()).toBe('ㄓ')
    await sql`update content_text set reading = 'ㄔㄤˊ ㄏㄨㄥˊ' where content_id = ${id}`.execute(db)
    expect(await letters()).toBe('ㄔ')
    await sql`update content_text set reading = null, title = '東立' where content_id = ${id}`.execute(db)
    expect(await letters()).toBe('ㄉ')
    await expect(sql`update content_text set reading = '' where content_id = ${id}`.execute(db)).rejects.toThrow(
      'content_text__reading',
    )
  })
})
