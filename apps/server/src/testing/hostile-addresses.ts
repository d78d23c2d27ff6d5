/** Stands in hostile addresses: raw in a page, it would be an element of somebody else. */
export const hostileElement = '<koma-hostile>'
/** The same for an attribute: raw outside of a script, it would be one. */
export const hostileAttribute = '" onkoma='
/** The same for a header: raw, it would set a cookie. */
export const hostileCookie = 'koma_hostile=1'

const markup = `'"></script>${hostileElement}`
const encoded = encodeURIComponent

/** What nobody means in a query, as it stands in an address. Source: docs/guarantees.md I-51 */
export const hostileQueries: Readonly<Record<string, string>> = {
  'page zero': 'page=0',
  'a page with an exponent': 'page=1e9',
  'a negative page': 'page=-1',
  'a page that is a word': 'page=abc',
  'a page of full-width digits': `page=${encoded('１')}`,
  'a page far beyond the end': 'page=999999',
  'a page beyond all numbers': 'page=99999999999999999999',
  'words of 10,000 characters': `q=${encoded('漫'.repeat(10_000))}`,
  'a percent sign alone': 'q=%',
  'an encoded percent sign': 'q=%25',
  'an encoded NUL': 'q=%00&type=%00&tag=%00&page=%00',
  'codes that are no character': 'q=%E0%A4%A&type=%E0%A4%A&tag=%FF',
  'half a character': 'q=%F0%9F',
  'a single quote': "q='&type='&tag='&sort='",
  'a double quote': 'q=%22&type=%22&tag=%22',
  'an injection': `q=${encoded("1'; drop table content; --")}&tag=${encoded('1 or 1=1')}`,
  'an element': `q=${encoded(markup)}&type=${encoded(markup)}&number=${encoded(markup)}`,
  'an attribute': `q=${encoded(hostileAttribute)}&date=${encoded(hostileAttribute)}&back=${encoded(hostileAttribute)}`,
  'a line break and a header': `q=%0d%0aSet-Cookie:%20${hostileCookie}&back=%0d%0aSet-Cookie:%20${hostileCookie}`,
  'blanks alone': 'q=%20%20%20&type=+&tag=%E3%80%80',
  'an emoji alone': `q=${encoded('🍣')}&type=${encoded('👩‍👩‍👧')}`,
  'a type and a tag that do not exist': 'type=999999&tag=999999',
  'a type and a tag that are words':
    'type=nonsense&tag=nonsense&kind=nonsense&view=nonsense&sort=nonsense&when=nonsense',
  'repeated parameters': 'q=a&q=b&page=1&page=2&type=1&type=2&tag=1&tag=2',
  'lists and objects': 'q[]=a&q[a]=b&page[]=1&tag[$gt]=1',
  'names of prototypes':
    '__proto__=1&constructor=2&prototype=3&q=__proto__&type=constructor&sort=toString&view=__proto__',
  'days that are none': 'date=2026-02-30&from=9999-99-99&to=-1&from=0000-00-00&starts_at=1&ends_at=2',
  'marks alone': '&&&==&=&?&%&q&page',
  'a router’s own marks': '_routes=nonsense&index&_data=root',
}

/** What nobody means where an address has a word to fill in, as it stands in a path. */
export const hostileWords: Readonly<Record<string, string>> = {
  'an id that nothing has': '999999999',
  'an id beyond all integers': '2147483648',
  'an id beyond all numbers': '9'.repeat(40),
  zero: '0',
  'a negative id': '-1',
  'an exponent': '1e9',
  '300 characters': 'a'.repeat(300),
  'encoded slashes': '1%2F..%2F..%2Fetc%2Fpasswd',
  'encoded dots': '%2e%2e%2f%2e%2e',
  'an encoded NUL': '1%00',
  'a percent sign alone': '%',
  'codes that are no character': '%E0%A4%A',
  'a quote': "1'",
  'an element': encoded(markup),
  'an attribute': encoded(hostileAttribute),
  'a line break and a header': `%0d%0aSet-Cookie:%20${hostileCookie}`,
  'blanks alone': '%20%20',
  'an emoji': encoded('🍣'),
  'a name of a prototype': '__proto__',
  'a name of a method': 'constructor',
  'a draft’s name': 'preview',
}

/** What a route of the website says of itself. */
interface RouteEntry {
  readonly path?: string
  readonly file: string
  readonly children?: readonly RouteEntry[]
}

export interface Screen {
  /** Behind the language, with `:names` to fill in, as `/news/:newsId`. */
  readonly pattern: string
  /** Answers with data or a file, not with a page. */
  readonly isResource: boolean
}

/** Every screen and every file below a language; an optional word counts as one to fill in. */
export function screensOf(entries: readonly RouteEntry[], before = ''): readonly Screen[] {
  return entries.flatMap((entry) => {
    const own = entry.path === undefined ? before : `${before}/${entry.path}`
    if (entry.children) return screensOf(entry.children, own)
    if (!own.startsWith('/:lang') || entry.path === '*') return []
    const pattern = own.slice('/:lang'.length).replaceAll('?', '')
    return [{ pattern, isResource: entry.file.endsWith('.ts') }]
  })
}

/** The address with each word filled in; what stands in no list stays a word that nothing has. */
export const filledIn = (pattern: string, words: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => words[name] ?? 'none')
