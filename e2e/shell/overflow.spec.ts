import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'
import { sidewaysOverflow } from '../screens/measure.ts'

test(
  'what reaches over the edge of the page is found, though the page cuts it off',
  { tag: '@once' },
  async ({ page, wording }) => {
    await new Site(page, wording).open(wording.paths.faq())
    expect(await sidewaysOverflow(page)).toEqual([])
    await page.evaluate(() => {
      const wide = document.createElement('p')
      wide.textContent = 'planted'
      wide.style.minInlineSize = '150vw'
      document.querySelector('main')!.append(wide)
    })
    expect(await sidewaysOverflow(page)).toEqual(['p.: planted'])
  },
)
