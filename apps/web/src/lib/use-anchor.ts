import { useIsAlive } from './use-is-alive.ts'

/**
 * The `formAction` of a button whose answer stands at `id`: a page without scripts comes back there instead of at its
 * top. With scripts the page stays where it is, and its address as well.
 */
export const useAnchor = (id: string): string | undefined => (useIsAlive() ? undefined : `#${id}`)
