import { describe, expect, test } from 'vitest'
import { citationOf, type Cited } from './citation.ts'

const book: Cited = {
  kind: 'book',
  key: 'comic-340',
  title: '採集人的野帳',
  authors: ['英張', '某 & 某'],
  year: 2021,
  publisher: '蓋亞文化',
  url: 'https://koma.example/zh/comic/340',
  database: '臺灣漫畫資料庫',
  centre: '漫畫文化中心',
}
const zh = { noDate: '無日期', language: 'zh' } as const
const en = { noDate: 'n.d.', language: 'en' } as const

describe('a work is cited', () => {
  test('in words', () => {
    expect(citationOf('plain', book, zh)).toBe(
      '英張、某 & 某。《採集人的野帳》。蓋亞文化，2021。臺灣漫畫資料庫，漫畫文化中心。https://koma.example/zh/comic/340',
    )
  })

  test('as the APA wants it, in the marks of each language', () => {
    expect(citationOf('apa', book, zh)).toBe(
      '英張、某 & 某（2021）。《採集人的野帳》。蓋亞文化。https://koma.example/zh/comic/340',
    )
    expect(citationOf('apa', { ...book, authors: ['Ying Zhang'], title: 'Field Notes', publisher: 'Gaea' }, en)).toBe(
      'Ying Zhang (2021). Field Notes. Gaea. https://koma.example/zh/comic/340',
    )
  })

  test('for BibTeX, with nothing that TeX would take for its own', () => {
    expect(citationOf('bibtex', book, zh)).toBe(
      [
        '@book{comic-340,',
        '  title = {採集人的野帳},',
        '  author = {{英張} and {某 \\& 某}},',
        '  year = {2021},',
        '  publisher = {蓋亞文化},',
        '  url = {https://koma.example/zh/comic/340}',
        '}',
      ].join('\n'),
    )
    expect(citationOf('bibtex', { ...book, title: '}\\input{x} 100%' }, zh)).toContain('title = {inputx 100\\%}')
  })

  test('for RIS, a line a field, whatever its title has', () => {
    const lines = citationOf('ris', { ...book, title: 'A\nER  - ' }, en).split('\n')
    expect(lines).toEqual([
      'TY  - BOOK',
      'TI  - A ER - ',
      'AU  - 英張',
      'AU  - 某 & 某',
      'PY  - 2021',
      'PB  - 蓋亞文化',
      'DB  - 臺灣漫畫資料庫',
      'UR  - https://koma.example/zh/comic/340',
      'ER  - ',
    ])
  })
})

describe('what nobody knows is not cited', () => {
  const record: Cited = { ...book, kind: 'record', title: '東立出版社', authors: [], year: null, publisher: null }

  test('a record without author, year and house', () => {
    expect(citationOf('apa', record, zh)).toBe(
      '《東立出版社》（無日期）。臺灣漫畫資料庫。https://koma.example/zh/comic/340',
    )
    expect(citationOf('plain', record, zh)).not.toContain('無日期')
    expect(citationOf('bibtex', record, zh)).toContain('@misc{')
    for (const format of ['plain', 'apa', 'bibtex', 'ris'] as const)
      expect(citationOf(format, record, en), format).not.toMatch(/null|undefined|\. \. |。。/)
  })

  test('the centre is no publisher of a book whose house nobody knows, but of its own record', () => {
    const unknown: Cited = { ...book, publisher: null }
    expect(citationOf('bibtex', unknown, zh)).not.toMatch(/publisher|漫畫文化中心/)
    expect(citationOf('ris', unknown, zh)).not.toMatch(/^PB|漫畫文化中心/m)
    expect(citationOf('bibtex', record, zh)).toContain('organization = {漫畫文化中心}')
    expect(citationOf('ris', record, zh)).toContain('PB  - 漫畫文化中心')
  })
})
