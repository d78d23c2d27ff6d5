import { languages } from '@koma/domain/languages.ts'
import type { ra } from '@koma/i18n/messages/zh/console-react-admin.ts'
import type { TranslationMessages } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './console-text.ts'
import { consoleI18n } from './i18n-provider.ts'

/** The keys that react-admin names itself, as `action.add_filter`, without what its index signatures let others add. */
type Leaf<Node, Path extends string = ''> = {
  [Key in keyof Node as string extends Key ? never : Key]-?: NonNullable<Node[Key]> extends string
    ? `${Path}${Key & string}`
    : Leaf<NonNullable<Node[Key]>, `${Path}${Key & string}.`>
} extends infer Leaves
  ? Leaves[keyof Leaves]
  : never

type ReactAdminKey = Leaf<TranslationMessages['ra']>
type MissingWord = Exclude<ReactAdminKey, keyof typeof ra>

const provider = async (spoken: string[] = []) =>
  consoleI18n(await loadCatalogue('zh'), languages, (language) => spoken.push(language))

describe('the words of react-admin', () => {
  it('are all there: a newer one that asks for more does not compile', () => {
    const missing: [MissingWord] extends [never] ? 'none' : MissingWord = 'none'
    expect(missing).toBe('none')
    // The negative control: the type does see the keys, and only those.
    const keys: ReactAdminKey[] = ['action.add_filter', 'configurable.inspector.title']
    // @ts-expect-error -- not a key of react-admin
    keys.push('action.no_such_word')
    expect(keys).toHaveLength(3)
  })

  it('have the same placeholders in every language', async () => {
    const [zh, ...others] = await Promise.all(languages.map(loadCatalogue))
    const { ra } = await import('@koma/i18n/messages/zh/console-react-admin.ts')
    const holes = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\{\w+\}\}/g) ?? [])].toSorted()
    for (const key of Object.keys(ra)) {
      const source = holes(zh?.find(`ra.${key}`))
      for (const other of others) {
        const surplus = holes(other.find(`ra.${key}`)).filter((hole) => !source.includes(hole))
        // English may name the one record of a singular, which Chinese does not say.
        expect([key, other.language, surplus.filter((hole) => hole !== '{{recordRepresentation}}')]).toEqual([
          key,
          other.language,
          [],
        ])
      }
    }
  })
})

describe('translating', () => {
  it('fills in what react-admin brings, and counts by its own word for the number', async () => {
    const i18n = await provider()
    expect(i18n.translate('ra.navigation.current_page', { page: 3 })).toBe('目前在第 3 頁')
    expect(i18n.translate('ra.notification.deleted', { smart_count: 2 })).toBe('已刪除 2 筆')
    await i18n.changeLocale('en')
    expect(i18n.translate('ra.notification.deleted', { smart_count: 1 })).toBe('1 record deleted')
    expect(i18n.translate('ra.notification.deleted', { smart_count: 2 })).toBe('2 records deleted')
  })

  it('shows an unknown key’s default, else the key: labels may be plain words', async () => {
    const i18n = await provider()
    expect(i18n.translate('resources.members.name', { _: 'Members' })).toBe('Members')
    expect(i18n.translate('點數')).toBe('點數')
  })
})

describe('changing the language', () => {
  it('tells the page, changes the sentences, and offers what the server offers', async () => {
    const spoken: string[] = []
    const i18n = await provider(spoken)
    expect(i18n.text('consoleShell.sign_out')).toBe('登出')
    await i18n.changeLocale('ja')
    expect([i18n.getLocale(), i18n.text('consoleShell.sign_out'), spoken]).toEqual(['ja', 'ログアウト', ['zh', 'ja']])
    expect(i18n.getLocales?.().map(({ name }) => name)).toEqual(['中文', '日本語', 'English'])
  })

  it('to one that does not exist changes nothing', async () => {
    const i18n = await provider()
    await i18n.changeLocale('fr')
    expect(i18n.getLocale()).toBe('zh')
  })
})
