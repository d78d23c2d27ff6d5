import type { Site } from './written.ts'

/** In place of the first page's panels while they cannot be had: a sentence, and the way to try once more. */
export const lostHome = ({ words, paths }: Site) => ({
  lost: { sentence: words('front.lost'), again: { href: paths.home(), label: words('front.again') } },
})

export type LostHome = ReturnType<typeof lostHome>
