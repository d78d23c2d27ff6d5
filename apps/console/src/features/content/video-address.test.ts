import { expect, test } from 'vitest'
import { sourceOf } from './video-address.ts'

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube', 'https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=x', 'dQw4w9WgXcQ'],
  ['youtube', 'youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['youtube', 'https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube', 'dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube', 'https://evil.example/watch?v=dQw4w9WgXcQ', 'https://evil.example/watch?v=dQw4w9WgXcQ'],
  ['vimeo', 'https://vimeo.com/76979871', '76979871'],
  ['vimeo', 'https://player.vimeo.com/video/76979871?dnt=1', '76979871'],
  ['file', ' /clips/1/page.webm ', '/clips/1/page.webm'],
] as const)('of %s, %s is kept as %s', (kind, pasted, kept) => {
  expect(sourceOf(kind, pasted)).toBe(kept)
})

test('nothing is nothing', () => expect(sourceOf('youtube', '  ')).toBeNull())
