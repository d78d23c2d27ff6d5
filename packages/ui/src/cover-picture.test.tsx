import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CoverPicture, type SizedPicture } from './cover-picture.tsx'

const variants = [320, 640].flatMap((width) =>
  (['avif', 'webp'] as const).map((type) => ({ src: `/m/${width}.${type}`, width, type: `image/${type}` })),
)
const picture: SizedPicture = { width: 640, height: 400, focus_x: 20, focus_y: 80, variants }

test('a picture tells its size before it is there, so that nothing moves, and stays around its focal point', () => {
  const html = renderToStaticMarkup(<CoverPicture picture={picture} sizes="50vw" alt="窗邊的貓" altLang="zh-Hant-TW" />)
  expect(html).toContain('width="640" height="400"')
  expect(html).toContain('object-position:20% 80%')
  expect(html).toContain('alt="窗邊的貓" lang="zh-Hant-TW"')
  expect(html).toContain('<source type="image/avif" srcSet="/m/320.avif 320w, /m/640.avif 640w" sizes="50vw"/>')
  expect(html).toContain('srcSet="/m/320.webp 320w, /m/640.webp 640w"')
  expect(html).toContain('loading="lazy"')
})

test('the first of a page is fetched at once', () => {
  const html = renderToStaticMarkup(<CoverPicture picture={picture} sizes="50vw" isFirst />)
  expect(html).toContain('loading="eager"')
  expect(html.toLowerCase()).toContain('fetchpriority="high"')
})

test('without a picture, or while none of its sizes is there, what is drawn stands in its place', () => {
  for (const none of [null, { ...picture, variants: [] }])
    expect(
      renderToStaticMarkup(
        <CoverPicture picture={none} sizes="1px">
          drawn
        </CoverPicture>,
      ),
    ).toBe('drawn')
})
