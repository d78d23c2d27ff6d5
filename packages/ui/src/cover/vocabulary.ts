import { camera, cutter, printer, projector, recorder, risograph, scanner, stapler } from './motifs-machines.tsx'
import { drawingDesk, lightTable, monitor, penDisplay, penTablet, slate } from './motifs-desk.tsx'
import { book, city, eyes, gallery, hands, ink, panels, talk, tools } from './motifs-story.tsx'
import { penDive } from './motif-pen-dive.tsx'
import type { Motif } from './motif.ts'

/** Everything a cover can show. */
export const motifs = {
  monitor,
  'pen-display': penDisplay,
  'pen-tablet': penTablet,
  slate,
  'light-table': lightTable,
  'drawing-desk': drawingDesk,
  printer,
  scanner,
  risograph,
  camera,
  projector,
  recorder,
  cutter,
  stapler,
  ink,
  'pen-dive': penDive,
  city,
  eyes,
  hands,
  panels,
  tools,
  talk,
  book,
  gallery,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

/** What a kind of thing looks like; the item's seed chooses among several. An unknown kind gets a scene of the studio. */
const motifsOfSubject: Readonly<Record<string, readonly [MotifName, ...MotifName[]]>> = {
  workstation: ['monitor'],
  'pen-display': ['pen-display'],
  'pen-tablet': ['pen-tablet'],
  'tablet-computer': ['slate'],
  scanner: ['scanner'],
  printer: ['printer'],
  risograph: ['risograph'],
  lightbox: ['light-table'],
  desk: ['drawing-desk'],
  av: ['camera', 'projector', 'recorder'],
  finishing: ['cutter', 'stapler'],
  exhibition: ['gallery', 'eyes'],
  lecture: ['talk'],
  course: ['panels', 'tools', 'hands'],
  matchmaking: ['talk', 'book'],
  interview: ['talk', 'eyes', 'recorder'],
  tutorial: ['tools', 'hands', 'pen-dive'],
  workshop: ['risograph', 'hands', 'panels'],
  award: ['book', 'eyes', 'city'],
  news: ['panels', 'city', 'ink', 'talk'],
  book: ['book', 'eyes', 'city', 'panels'],
}

/** Scenes that suit anything. */
export const studioMotifs = [
  'ink',
  'eyes',
  'city',
  'panels',
  'tools',
  'hands',
  'book',
  'talk',
  'gallery',
] as const satisfies readonly MotifName[]

/** The motifs that fit a subject (a device type's or a category's slug). */
export function motifsFor(subject: string): readonly [MotifName, ...MotifName[]] {
  return motifsOfSubject[subject] ?? studioMotifs
}
