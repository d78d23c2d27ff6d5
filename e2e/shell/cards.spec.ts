import { expect, test } from '../fixtures/test.ts'
import { becomePhone } from '../screens/phone.ts'

/** Of the card's width, within its frame and padding. */
const shareMin = 0.85

test(
  'the words of a record without a picture have the width of their card on a phone',
  { tag: '@once' },
  async ({ page, wording: { paths } }) => {
    await becomePhone(page)
    for (const kind of ['creator', 'publisher', 'union', 'award'] as const) {
      await page.goto(paths.records(kind))
      const card = page.getByRole('main').getByRole('article').first()
      const title = await card.getByRole('heading').boundingBox()
      expect(title!.width / (await card.boundingBox())!.width, kind).toBeGreaterThan(shareMin)
    }
  },
)
