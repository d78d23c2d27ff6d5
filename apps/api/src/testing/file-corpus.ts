import { deflateSync } from 'node:zlib'
import { pdfWith } from './pdf-factory.ts'

/** By hand from product §9, so that the product's own number is checked (bytes). */
const sixMegabytes = 6_291_456

/** What comes of a file: taken, held for what it carries, or refused with the key of a sentence. */
export type Fate = 'ready' | readonly string[] | `field.${string}`

export interface CorpusFile {
  readonly what: string
  readonly name?: string
  readonly type?: string
  readonly bytes: Buffer
  readonly fate: Fate
}

const text = (content: string) => Buffer.from(content, 'latin1')
const plain = pdfWith()
const body = plain.toString('latin1')
const format = 'field.file_format'
const html = '<html><script>alert(1)</script></html>'

/** The smallest ZIP archive (empty) with a comment of the given length. */
const zipEnd = (comment = '') => {
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([end, text(comment)])
}

/** A packed stream of objects, as newer PDFs have them. */
const objectStream = (objects: string, filter = '/FlateDecode', entries = '') => {
  const packed = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
  return `<< /Type /ObjStm ${entries} /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}

/** The same file with a second version of itself behind it. */
function changedLater(): Buffer {
  const start = /startxref\s+(\d+)/.exec(body)![1]!
  const at = body.length
  return text(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${start} >>\nstartxref\n${at}\n%%EOF\n`,
  )
}

/** A file whose table is a stream. */
function tableAsStream(entries = ''): Buffer {
  const head = body.slice(0, body.indexOf('xref\n'))
  return text(
    `${head}4 0 obj\n<< /Type /XRef /Size 5 /Root 1 0 R /W [1 2 1] ${entries} /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`,
  )
}

const taken: readonly CorpusFile[] = [
  { what: 'a plain PDF', bytes: plain, fate: 'ready' },
  { what: 'exactly 6 MB', bytes: pdfWith({ size: sixMegabytes }), fate: 'ready' },
  { what: 'version 1.0', bytes: text(body.replace('%PDF-1.7', '%PDF-1.0')), fate: 'ready' },
  { what: 'version 2.0', bytes: text(body.replace('%PDF-1.7', '%PDF-2.0')), fate: 'ready' },
  { what: 'an end without a line break', bytes: text(body.trimEnd()), fate: 'ready' },
  { what: 'an end with blanks and zeros', bytes: text(`${body}\r\n\0\0\0`), fate: 'ready' },
  { what: 'changed once more', bytes: changedLater(), fate: 'ready' },
  { what: 'a table that is a stream', bytes: tableAsStream(), fate: 'ready' },
  {
    what: 'packed objects that run nothing',
    bytes: pdfWith({ objects: [objectStream('1 0 << /Kids [] >>')] }),
    fate: 'ready',
  },
  { what: 'a name of another kind', name: 'page.html', bytes: plain, fate: 'ready' },
  { what: 'a type that is a lie', type: 'text/html', bytes: plain, fate: 'ready' },
  { what: 'a name in three scripts', name: '作品コマ😀.pdf', bytes: plain, fate: 'ready' },
  { what: 'a name that climbs', name: '../../etc/passwd.pdf', bytes: plain, fate: 'ready' },
  { what: 'a name of 5,000 letters', name: `${'a'.repeat(5_000)}.pdf`, bytes: plain, fate: 'ready' },
]

const refused: readonly CorpusFile[] = [
  { what: 'one byte more than 6 MB', bytes: pdfWith({ size: sixMegabytes + 1 }), fate: 'field.file_too_large' },
  { what: '9 MB', bytes: pdfWith({ size: 9_000_000 }), fate: 'field.file_too_large' },
  { what: '9 MB that are no PDF', bytes: Buffer.alloc(9_000_000, 'x'), fate: 'field.file_too_large' },
  { what: 'no byte', bytes: Buffer.alloc(0), fate: format },
  { what: 'one byte', bytes: text('%'), fate: format },
  { what: 'a head and no body', bytes: text('%PDF-1.7'), fate: format },
  { what: 'HTML', bytes: text(html), fate: format },
  { what: 'HTML behind the head of a PDF', bytes: text(`%PDF-1.7\n${html}`), fate: format },
  { what: 'HTML behind a PDF', bytes: text(body + html), fate: format },
  { what: 'a script behind a PDF', bytes: text(`${body}#!/bin/sh\nrm -rf /\n`), fate: format },
  { what: 'a ZIP archive', bytes: zipEnd(), fate: format },
  { what: 'a ZIP archive behind a PDF', bytes: Buffer.concat([plain, zipEnd()]), fate: format },
  {
    what: 'a PDF in the comment of a ZIP archive',
    bytes: Buffer.concat([text('%PDF-1.7\n'), zipEnd(body)]),
    fate: format,
  },
  { what: 'a ZIP archive before a PDF', bytes: Buffer.concat([text('PK\u0003\u0004'), plain]), fate: format },
  { what: 'a PNG', bytes: text('\u0089PNG\r\n\u001a\n'), fate: format },
  { what: 'a GIF that goes on as a PDF', bytes: text(`GIF89a${body}`), fate: format },
  { what: 'a JPEG', bytes: text('\u00ff\u00d8\u00ff\u00e0'), fate: format },
  { what: 'a program for Windows', bytes: text(`MZ${'\0'.repeat(200)}`), fate: format },
  { what: 'a program for Linux', bytes: text('\u007fELF\u0002'), fate: format },
  { what: 'an SVG', bytes: text('<svg xmlns="http://www.w3.org/2000/svg"/>'), fate: format },
  { what: 'PostScript', bytes: text('%!PS-Adobe-3.0'), fate: format },
  { what: 'RTF', bytes: text('{\\rtf1}'), fate: format },
  { what: 'a head in small letters', bytes: text(body.replace('%PDF', '%pdf')), fate: format },
  { what: 'a version that does not exist', bytes: text(body.replace('1.7', '9.9')), fate: format },
  { what: 'blanks before the head', bytes: text(`\n\n${body}`), fate: format },
  { what: 'half a PDF', bytes: plain.subarray(0, plain.length / 2), fate: format },
  { what: 'a PDF without its end', bytes: text(body.replace('%%EOF', '')), fate: format },
  { what: 'a table at the wrong place', bytes: text(body.replace(/startxref\n\d+/, 'startxref\n5')), fate: format },
  { what: 'a table behind the end', bytes: text(body.replace(/startxref\n\d+/, 'startxref\n999999')), fate: format },
  {
    what: 'versions in a circle',
    bytes: pdfWith({ trailer: `/Prev ${/startxref\n(\d+)/.exec(body)![1]}` }),
    fate: format,
  },
  { what: 'no catalogue', bytes: text(body.replace('/Root 1 0 R', '           ')), fate: format },
  { what: 'zeros', bytes: Buffer.alloc(4_096), fate: format },
  { what: 'encrypted', bytes: pdfWith({ trailer: '/Encrypt 4 0 R' }), fate: 'field.file_protected' },
  { what: 'encrypted, spelt otherwise', bytes: pdfWith({ trailer: '/Encr#79pt 4 0 R' }), fate: 'field.file_protected' },
  { what: 'encrypted, in a stream', bytes: tableAsStream('/Encrypt 9 0 R'), fate: 'field.file_protected' },
]

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

const held: readonly CorpusFile[] = [
  { what: 'a script', bytes: pdfWith({ objects: [script] }), fate: ['JavaScript'] },
  {
    what: 'a script, spelt otherwise',
    bytes: pdfWith({ objects: [script.replace('Java', 'J#61va')] }),
    fate: ['JavaScript'],
  },
  {
    what: 'a script in packed objects',
    bytes: pdfWith({ objects: [objectStream(`1 0 ${script}`)] }),
    fate: ['JavaScript'],
  },
  {
    what: 'a script in packed objects whose head is far away',
    bytes: pdfWith({ objects: [objectStream(`1 0 ${script}`, '/FlateDecode', ' '.repeat(5_000))] }),
    fate: ['JavaScript'],
  },
  {
    what: 'a script in packed objects with a name like their head',
    bytes: pdfWith({ objects: [objectStream(`1 0 ${script}`, '/FlateDecode', '/objx 1')] }),
    fate: ['JavaScript'],
  },
  { what: 'an action on a page', bytes: pdfWith({ catalogue: '/AA << /O 4 0 R >>' }), fate: ['AA'] },
  {
    what: 'a form with scripts of its own',
    bytes: pdfWith({ catalogue: '/AcroForm << /XFA 4 0 R >>' }),
    fate: ['XFA'],
  },
  {
    what: 'a program that is started',
    bytes: pdfWith({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }),
    fate: ['Launch'],
  },
  { what: 'a file within', bytes: pdfWith({ objects: ['<< /Type /EmbeddedFile >>'] }), fate: ['EmbeddedFile'] },
  { what: 'an action on opening', bytes: pdfWith({ catalogue: '/OpenAction 4 0 R' }), fate: ['OpenAction'] },
  { what: 'media that play', bytes: pdfWith({ objects: ['<< /Subtype /RichMedia >>'] }), fate: ['RichMedia'] },
  { what: 'a form that is sent', bytes: pdfWith({ objects: ['<< /S /SubmitForm >>'] }), fate: ['SubmitForm'] },
  {
    what: 'packed twice',
    bytes: pdfWith({ objects: [objectStream('1 0', '[/ASCII85Decode /FlateDecode]')] }),
    fate: ['unreadable'],
  },
  {
    what: 'packed to a bomb',
    bytes: pdfWith({ objects: [objectStream(' '.repeat(20_000_000))] }),
    fate: ['unreadable'],
  },
  {
    what: 'two of them',
    bytes: pdfWith({ catalogue: '/OpenAction 4 0 R', objects: [script] }),
    fate: ['JavaScript', 'OpenAction'],
  },
]

/** Sixty files and what becomes of each. Source: docs/guarantees.md I-54 */
export const fileCorpus: readonly CorpusFile[] = [...taken, ...refused, ...held]
