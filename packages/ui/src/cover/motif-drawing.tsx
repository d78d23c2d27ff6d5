import { seededRandom } from '../seeded-random.ts'
import { motifs, type MotifName } from './vocabulary.ts'

/** A motif alone; its seed decides what may differ in it. */
export function MotifDrawing({ motif, seed }: { readonly motif: MotifName; readonly seed: string }) {
  return motifs[motif](seededRandom(seed))
}
