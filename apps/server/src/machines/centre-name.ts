import type { Centre } from '@koma/contract/centre.ts'
import type { Language } from '@koma/domain/languages.ts'
import { nameOf } from '@koma/web/lib/localised.ts'
import { wordsFor } from '@koma/web/lib/words.ts'
import type { AskApi } from './ask-api.ts'

/** What the centre is called now; where that cannot be learnt, as it is shipped. Decision: the product */
export async function centreName(ask: AskApi, language: Language): Promise<string> {
  const centre = await ask<Centre>('/centre')
  return centre ? nameOf(centre, language) : wordsFor(language)('shell.centre')
}
