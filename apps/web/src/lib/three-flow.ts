import { isLanguage, type Language } from '@koma/domain/languages.ts'
import type { Screen } from './screen.ts'

/** Seconds that the way to the provider, and what it proved, are good for. Source: api.md POST /member/three */
export const threeSeconds = 600

/** A way to a provider that this browser has begun. */
export interface ThreeFlow {
  readonly flow: string
  /** The language to come back in: the provider's addresses have none. */
  readonly language: Language
  /** Whether it links a further way to sign in, or signs in. */
  readonly way: 'link' | 'sign'
}

/** Keeps it with this browser, the only one that can come back. */
export function keepFlow({ session, language }: Screen, flow: string, way: ThreeFlow['way']): void {
  session.remember('three', [language, way, flow].join('.'), threeSeconds)
}

/** The way that this browser has begun, once; undefined when there is none. */
export function takeFlow({ session }: Screen): ThreeFlow | undefined {
  const [language, way, flow] = session.recall('three')?.split('.') ?? []
  session.remember('three', '', 0)
  if (!isLanguage(language) || !flow) return undefined
  return { language, flow, way: way === 'link' ? 'link' : 'sign' }
}
