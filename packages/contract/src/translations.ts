import { z } from 'zod'

/** What the name of a tag may lack: its Japanese or English, or one that is not older than the Chinese. */
export const nameLacks = ['missing_ja', 'stale_ja', 'missing_en', 'stale_en'] as const
export const zNameLack = z.enum(nameLacks, 'field.choice')

export type NameLack = z.output<typeof zNameLack>

/** What everything else may lack: also a part of what the Chinese has. */
export const translationLacks = [
  'missing_ja',
  'partial_ja',
  'stale_ja',
  'missing_en',
  'partial_en',
  'stale_en',
] as const
export const zTranslationLack = z.enum(translationLacks, 'field.choice')

export type TranslationLack = z.output<typeof zTranslationLack>

/** Translations that somebody has looked at since the Chinese changed, and that still hold. */
export const zConfirmed = z
  .array(z.enum(['ja', 'en'], 'field.choice'), 'field.choice')
  .max(2, 'field.too_many')
  .default([])
