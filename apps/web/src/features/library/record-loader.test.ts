import { expect, test } from 'vitest'
import { fakeApi, refused } from '../../testing/fake-api.ts'
import { loaderArgs } from '../../testing/fake-screen.ts'
import { recordLoader } from './record-loader.ts'

const comic = {
  id: 7,
  title_zh: '格子',
  title_ja: 'コマ',
  title_en: 'Panels',
  summary_zh: '短篇集',
  summary_ja: '短編集',
  summary_en: null,
  creators: [{ id: 3, name_zh: '甲', name_ja: '乙', name_en: 'C' }],
  awards: [{ category_zh: '最佳', category_ja: null, category_en: 'Best' }],
}
const api = fakeApi({ 'GET /comic/7': { body: comic }, 'GET /comic/8': refused(404, 'record.not_found') })
const visit = (lang: string, id: string) =>
  recordLoader<typeof comic>('comic')(
    loaderArgs({ transport: api.transport, address: `/${lang}/comic_list`, params: { comicId: id } }),
  )

test('a record keeps its own names in every language; everything else comes in the reader’s alone', async () => {
  expect(await visit('ja', '7')).toEqual({
    ...comic,
    summary_zh: '',
    creators: [{ id: 3, name_zh: '', name_ja: '乙', name_en: null }],
    awards: [{ category_zh: '最佳', category_ja: null, category_en: null }],
  })
})

test('a record that is not there is a 404', async () => {
  await expect(visit('zh', '8')).rejects.toMatchObject({ init: { status: 404 } })
})
