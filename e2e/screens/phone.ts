import type { Page } from '@playwright/test'

/** The narrowest phone that the site promises to fit, in CSS pixels. */
const phone = { width: 360, height: 780 } as const

/** Turns the browser around an open page into a phone: narrow, and touched by fingers. Gives what takes the fingers away. */
export async function becomePhone(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize(phone)
  await page.waitForFunction(
    ({ width }) => window.innerWidth === width && matchMedia('(pointer: coarse)').matches,
    phone,
  )
  return () => devTools.detach()
}
