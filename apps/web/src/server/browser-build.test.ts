import { expect, test } from 'vitest'
import { orderOf } from './browser-build.ts'

test('every file comes after those that it imports, once, whatever circles there are', () => {
  const order = orderOf({
    'src/entry.tsx': { file: 'entry.js', imports: ['_frame', '_react'] },
    'src/root.tsx': { file: 'root.js', imports: ['_frame'] },
    _frame: { file: 'frame.js', imports: ['_react', 'src/root.tsx'] },
    _react: { file: 'react.js' },
    'src/styles.css': { file: 'styles.css' },
  })
  expect(order).toEqual(['/react.js', '/root.js', '/frame.js', '/entry.js', '/styles.css'])
})

test('an import that the manifest does not know is left out', () => {
  expect(orderOf({ a: { file: 'a.js', imports: ['gone'] } })).toEqual(['/a.js'])
})
