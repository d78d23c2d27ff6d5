import { expect } from '@playwright/test'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

const title = ({ wording }: Scene) => wording.words('calendar.title')

/** The public calendar in its three views. Source: product §2 calendar */
export const calendarScreens: readonly Screen[] = [
  {
    name: 'calendar',
    path: ({ wording }) => wording.paths.calendar(),
    title,
    indexed: true,
    async arrange({ page }) {
      // The arrow keys lead from day to day.
      const days = page.locator('[data-date]')
      await days.nth(7).focus()
      await page.keyboard.press('ArrowRight')
      await expect(days.nth(8)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(days.nth(1)).toBeFocused()
    },
  },
  {
    name: 'calendar-week',
    path: ({ wording }) => wording.paths.calendar({ view: 'week' }),
    title,
    indexed: true,
  },
  {
    name: 'calendar-list',
    path: ({ wording }) => wording.paths.calendar({ view: 'list', kind: 'lecture' }),
    title,
    indexed: true,
  },
  {
    name: 'calendar-closed-days',
    path: ({ wording }) => wording.paths.calendar({ view: 'list', date: '2027-02-01', kind: 'house' }),
    title,
  },
  {
    name: 'calendar-nothing-on',
    path: ({ wording }) => wording.paths.calendar({ view: 'list', date: '2028-06-01' }),
    title,
  },
]
