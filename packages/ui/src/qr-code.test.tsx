import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const content = 'https://koma.example/console/rent?number=R-0003-K7QX'
const html = renderToStaticMarkup(<QrCode content={content} label="QR code for check-in: R-0003-K7QX" />)

test('draws exactly the modules of the code, with its quiet zone', () => {
  const { data, size } = encode(content, { ecc: 'M', border: 4 })
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of html.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let module = 0; module < Number(length); module += 1) drawn[Number(y)]![Number(x) + module] = true
  expect(drawn).toEqual(data)
  expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
})

test('is one picture with a name', () => {
  expect(html).toContain('role="img" aria-label="QR code for check-in: R-0003-K7QX"')
})
