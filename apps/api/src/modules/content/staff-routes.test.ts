import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemWith, tagWith, typeWith } from '../../testing/content-factory.ts'
import { atTheDesk, deskForm } from '../../testing/desk-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
let other: ReturnType<typeof atTheDesk>
let otherName: string
const titles = (body: { data: { title_zh: string }[] }) => body.data.map(({ title_zh }) => title_zh)
const onSite = async (id: number) => (await api.call(`GET /news/${id}`)).body.title_zh as string | undefined

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = atTheDesk(api, (await api.staffWith('editor')).token)
  const second = await api.staffWith('editor')
  other = atTheDesk(api, second.token)
  otherName = second.username
})
afterAll(() => api.close())

describe('POST and PUT /staff/content', () => {
  test('a new item is a draft with its first revision, told in the audit log, and nobody else sees it', async () => {
    const [type, tag] = [await typeWith(api.db, 'news', 'notice'), await tagWith(api.db, 'ink')]
    const item = await desk.begin({ title_ja: '春の漫画展', type_id: type, tag_ids: [tag, tag] })
    expect(item).toMatchObject({
      state: 'draft',
      has_changes: true,
      draft_revision: 1,
      shown_revision: null,
      written: ['zh', 'ja'],
      stale: [],
      draft: { title_zh: '春日漫畫展', title_en: null, type_id: type, tag_ids: [tag] },
    })
    expect(await onSite(item.id)).toBeUndefined()
    const [entry] = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('subject_id', '=', String(item.id))
      .execute()
    expect(entry).toMatchObject({ action: 'content.add', after: { kind: 'news', title_zh: '春日漫畫展' } })
  })

  test('a saved change is a draft: visitors go on reading what was published, until it is published', async () => {
    const id = await itemWith(api.db, { title: '原本的標題', body: '<p>原本</p>' })
    const { body } = await desk.save(id, { title_zh: '新的標題' })
    expect(body).toMatchObject({ state: 'published', has_changes: true, draft_revision: 2 })
    expect(await onSite(id)).toBe('原本的標題')
    expect((await desk.move(id, 'publish')).body).toMatchObject({ has_changes: false, shown_revision: 2 })
    expect(await onSite(id)).toBe('新的標題')
  })

  test('HTML is cleaned before it is kept, and what is left empty is null', async () => {
    const hostile = '<p onclick="x()">好</p><script>alert(1)</script><iframe src="//evil.example"></iframe>'
    const item = await desk.begin({ body_zh: hostile, body_en: '<p> &nbsp; </p>', summary_zh: '   ' })
    expect(item.draft).toMatchObject({ body_zh: '<p>好</p>', body_en: null, summary_zh: null })
    const { rows } = await api.db
      .selectFrom('content_revision')
      .select('fields')
      .where('content_id', '=', item.id)
      .execute()
      .then((found) => ({ rows: found }))
    expect(JSON.stringify(rows)).not.toContain('script')
  })

  test('negative control: what was put in past the first cleaning is cleaned when it is shown', async () => {
    const id = await itemWith(api.db, { body: '<p>好</p><script>alert(1)</script>' })
    expect((await api.call(`GET /news/${id}`)).body.body_zh).toBe('<p>好</p>')
  })

  test('the second of two editors is told what has changed, and nothing of the first is lost', async () => {
    const { id, version } = await desk.begin()
    expect((await other.save(id, { title_zh: '先到的', summary_zh: '摘要' }, version)).status).toBe(200)
    const { status, body } = await desk.save(id, { title_zh: '後到的' }, version)
    expect([status, body.code]).toEqual([412, 'version.stale'])
    expect(body.stale).toMatchObject({ changed_by: otherName, version: version + 1 })
    expect(body.stale.fields.toSorted()).toEqual(['summary_zh', 'title_zh'])
    expect((await desk.read(id)).draft.title_zh).toBe('先到的')
  })

  test('two at once: one is saved, one is stale', async () => {
    const { id, version } = await desk.begin()
    const answers = await Promise.all([
      desk.save(id, { title_zh: '甲' }, version),
      other.save(id, { title_zh: '乙' }, version),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await desk.read(id)).draft_revision).toBe(2)
  })

  test('a form that changes nothing makes no revision', async () => {
    const { id } = await desk.begin()
    expect((await desk.save(id)).body.draft_revision).toBe(1)
  })

  test.each([
    [{ title_zh: '  ' }, 'title_zh'],
    [{ title_zh: '漫'.repeat(201) }, 'title_zh'],
    [{ type_id: 999_999 }, 'type_id'],
    [{ tag_ids: [999_999] }, 'tag_ids'],
    [{ sources: ['javascript:alert(1)'] }, 'sources.0'],
    [{ pinned: 'yes' }, 'pinned'],
    [{ confirmed: ['zh'] }, 'confirmed.0'],
  ])('%j is refused at its field', async (fields, field) => {
    const { id } = await desk.begin()
    const { status, body } = await desk.save(id, fields)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('a kind that is none does not begin', async () => {
    const { status, body } = await desk.call('POST /staff/content', { kind: 'page', ...deskForm() })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['kind']])
  })
})

describe('GET /staff/content', () => {
  beforeEach(async () => {
    await api.db.deleteFrom('content').execute()
  })

  test('lists the last changed first, by kind and state; the trash only where it is asked for', async () => {
    await itemWith(api.db, { title: '已發布', publishInHours: -2 })
    await itemWith(api.db, { title: '預定', publishInHours: 2 })
    await itemWith(api.db, { title: '已下架', publishInHours: -3, unpublishInHours: -1 })
    await itemWith(api.db, { title: '影片', kind: 'video' })
    await desk.begin({ title_zh: '草稿' })
    const { id } = await desk.begin({ title_zh: '丟掉的' })
    await desk.move(id, 'trash')
    const of = async (query: string) => titles((await desk.call(`GET /staff/content?${query}`)).body)
    expect((await of('kind=news'))[0]).toBe('草稿')
    expect((await of('kind=news')).length).toBe(4)
    expect(await of('state=draft')).toEqual(['草稿'])
    expect(await of('state=scheduled')).toEqual(['預定'])
    expect(await of('state=published&kind=news')).toEqual(['已發布'])
    expect(await of('state=unpublished')).toEqual(['已下架'])
    expect(await of('state=trashed')).toEqual(['丟掉的'])
    expect(await of('kind=video')).toEqual(['影片'])
  })

  test.each([
    ['台湾', ['臺灣展']],
    ['漫畫節', ['漫畫節草稿']],
    ['%', []],
    ["' or 1=1 --", []],
    ['🍣', []],
    ['   ', ['臺灣展', '漫畫節草稿']],
  ])('?q=%s finds %j, in what is shown and in what is only written', async (q, found) => {
    await itemWith(api.db, { title: '臺灣展' })
    await desk.begin({ title_zh: '漫畫節草稿' })
    const { body } = await desk.call(`GET /staff/content?q=${encodeURIComponent(q)}`)
    expect(titles(body).toSorted()).toEqual(found.toSorted())
  })

  test.each(['page=0', 'page=1e9', 'ids=1;2', 'state=gone', 'kind=x', `q=${'漫'.repeat(3_000)}`, 'translation=zh'])(
    '?%.30s is refused',
    async (query) => expect((await desk.call(`GET /staff/content?${query}`)).status).toBe(422),
  )

  test('an item that is not there is a 404', async () => {
    for (const id of ['0', '999999', 'abc']) expect((await desk.call(`GET /staff/content/${id}`)).status).toBe(404)
  })
})

describe('translations', () => {
  beforeEach(async () => {
    await api.db.deleteFrom('content').execute()
  })

  test('are stale once the Chinese has changed, until they are written anew or said to hold', async () => {
    const { id } = await desk.begin({ title_ja: '旧', title_en: 'Old' })
    await api.moveClock(1)
    const said = { title_ja: '旧', title_en: 'Old' }
    expect((await desk.save(id, { ...said, title_zh: '新' })).body.stale).toEqual(['ja', 'en'])
    await api.moveClock(1)
    expect((await desk.save(id, { ...said, title_zh: '新', title_ja: '新しい' })).body.stale).toEqual(['en'])
    await api.moveClock(1)
    expect(
      (await desk.save(id, { ...said, title_zh: '新', title_ja: '新しい', confirmed: ['en'] })).body.stale,
    ).toEqual([])
  })

  test('GET /staff/content_coverage counts what is whole, partial, missing and stale', async () => {
    await itemWith(api.db, { title: '只有中文', body: '<p>文</p>' })
    await itemWith(api.db, { title: '沒有內文', translated: 'Whole' })
    const { id } = await desk.begin({ title_ja: '題', body_zh: '<p>文</p>' })
    await desk.move(id, 'publish')
    await desk.begin({ title_zh: '草稿不算' })
    const of = async (language: string) =>
      (await desk.call('GET /staff/content_coverage')).body.find(
        (row: { kind: string; language: string }) => row.kind === 'news' && row.language === language,
      )
    expect(await of('ja')).toEqual({ kind: 'news', language: 'ja', items: 3, whole: 1, partial: 1, stale: 0 })
    expect(await of('en')).toEqual({ kind: 'news', language: 'en', items: 3, whole: 1, partial: 0, stale: 0 })
    const partial = async (language: string) =>
      titles((await desk.call(`GET /staff/content?translation=partial_${language}`)).body)
    expect([(await partial('ja')).length, await partial('en')]).toEqual([1, []])
    await api.moveClock(1)
    await desk.save(id, { title_zh: '改了', title_ja: '題' })
    expect(await of('ja')).toMatchObject({ stale: 1 })
    expect(titles((await desk.call('GET /staff/content?translation=stale_ja')).body)).toEqual(['改了'])
    expect((await desk.call('GET /staff/content?translation=missing_ja')).body.meta.total).toBe(2)
  })
})
