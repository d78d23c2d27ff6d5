import type { Credentials } from '../fixtures/sign-in-behind.ts'
import type { Scene } from '../fixtures/test.ts'

/** One screen of the site in one state, as a test opens it. */
export interface Screen {
  /** The name of its picture. */
  readonly name: string
  /** Who looks at it; nobody in particular without. */
  readonly reader?: (scene: Scene) => Credentials | Promise<Credentials>
  readonly path: (scene: Scene) => string | Promise<string>
  /** The page's own part of its title; the home page has the centre's name alone. */
  readonly title: ((scene: Scene) => string | Promise<string>) | null
  readonly status?: number
  /** For search engines, in all languages; else it says that it is not. */
  readonly indexed?: boolean
  /** What is done on the page before it is looked at. */
  readonly arrange?: (scene: Scene) => Promise<void>
}
