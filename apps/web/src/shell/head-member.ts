import type { Activation } from '../lib/activation.ts'

/** What every page knows of the member who reads it. */
export interface HeadMember {
  readonly name: string
  readonly points: number
  /** What the account still lacks; null when it is open. */
  readonly activation: Activation | null
}
