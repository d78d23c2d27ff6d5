import { castMembers } from '../fixtures/demo.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test } from '../fixtures/test.ts'
import { becomePhone } from '../screens/phone.ts'

for (const scripts of [true, false])
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    // Its words are the longest.
    test.use({ language: 'ja', javaScriptEnabled: scripts })

    test(
      'the ways of the member area stand in one row of a phone, opened where the reader is',
      { tag: '@once' },
      async ({ page, wording, problems }) => {
        // Playwright counts scripts that may not run as refused.
        if (!scripts) problems.allow(/^failed csp: .*\.js$/)
        const { words, paths } = wording
        await signInBehind(page, wording, castMembers.general)
        await becomePhone(page)
        await page.goto(paths.memberApps())
        const ways = page.getByRole('main').getByRole('navigation', { name: words('shell.memberMenu') })
        const panels = await ways.getByRole('link').all()
        expect(panels.length).toBeGreaterThan(6)
        const boxes = await Promise.all(panels.map((panel) => panel.boundingBox()))
        expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1)
        await expect(ways.locator('[aria-current]')).toBeInViewport({ ratio: 0.99 })
        await expect(panels[0]!).not.toBeInViewport()
      },
    )
  })
