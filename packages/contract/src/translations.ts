import { z } from 'zod'

/** What a list of the desk is asked for: what has no Japanese or English, or one that is older than the Chinese. */
export const translationLacks = ['missing_ja', 'missing_en', 'stale_ja', 'stale_en'] as const
export const zTranslationLack = z.enum(translationLacks, 'field.choice')

export type TranslationLack = z.output<typeof zTranslationLack>

/** Translations that somebody has looked at since the Chinese changed, and that still hold. */
export const zConfirmed = z
  .array(z.enum(['ja', 'en'], 'field.choice'), 'field.choice')
  .max(2, 'field.too_many')
  .default([])
