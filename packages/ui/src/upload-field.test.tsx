import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { UploadField } from './upload-field.tsx'
import type { UploadedItem } from './upload-item.tsx'

const action = (word: string) => ({ word, nameOf: (name: string) => `${word}: ${name}`, run: () => {} })
const base = {
  name: 'attachments',
  label: 'Attachments',
  accept: 'application/pdf,.pdf',
  multiple: true,
  chooseWord: 'Choose',
  dropWords: 'or drop',
  listLabel: 'Chosen files',
  said: '',
  actions: { cancel: action('Cancel'), retry: action('Retry'), remove: action('Remove'), keepWord: 'Keep' },
}
const done: UploadedItem = {
  key: 'k',
  name: 'one.pdf',
  size: '1 KB',
  state: 'done',
  percent: 100,
  stateWords: 'Uploaded',
  id: 'file-1',
  href: '/en/member/file/file-1',
  retryable: false,
}

describe('without scripts', () => {
  const html = render(<UploadField {...base} items={[done]} error="Please select upload file" />)

  test('it is a plain file field that posts with its form', () => {
    expect(html).toMatch(/<input[^>]*type="file"[^>]*name="attachments"/)
    expect(html).toContain('multiple=""')
  })

  test('kept files are ticked boxes', () => {
    expect(html).toMatch(/<input type="checkbox" name="attachments" checked="" value="file-1"\/?>/)
    expect(html).not.toContain('<button')
  })

  test('label and error are tied to it', () => {
    const id = /for="([^"]+)"/.exec(html)![1]
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`aria-describedby="${id}-error"`)
  })
})

describe('with scripts', () => {
  const alive = (item: Partial<UploadedItem>) =>
    render(<UploadField {...base} items={[{ ...done, ...item }]} onFiles={() => {}} />)

  test('the form posts the id of a kept file, and the control itself nothing', () => {
    const html = alive({})
    expect(html).toMatch(/<input type="hidden" name="attachments" value="file-1"\/?>/)
    expect(html).not.toMatch(/type="file"[^>]*name=/)
    expect(html).toContain('aria-label="Remove: one.pdf"')
  })

  test('a file on its way shows how far it is and can be stopped', () => {
    const html = alive({ state: 'sending', percent: 40, id: null, href: null })
    expect(html).toMatch(/<progress[^>]*value="40"[^>]*aria-label="one.pdf"/)
    expect(html).toContain('aria-label="Cancel: one.pdf"')
    expect(html).not.toContain('type="hidden"')
  })

  test('only a file whose failure may pass can be tried again', () => {
    expect(alive({ state: 'failed', id: null, retryable: true })).toContain('Retry: one.pdf')
    expect(alive({ state: 'failed', id: null })).not.toContain('Retry')
  })
})
