import { expect } from '@playwright/test'
import type { StaffDesk } from '../console/staff-desk.ts'
import type { Scene } from '../fixtures/test.ts'

/** One page of the console in one state. */
export interface ConsoleScreen {
  readonly name: string
  readonly isSignedIn: boolean
  readonly path: string
  /** What its title and its heading say. */
  readonly title: (scene: Scene) => string
  /** Something that shows that what it lists has arrived. */
  readonly arrange: (scene: Scene, desk: StaffDesk) => Promise<void>
}

/** The first row of a list below its head. */
export const firstRow = async ({ page }: Scene) => expect(page.getByRole('row').nth(1)).toBeVisible()
