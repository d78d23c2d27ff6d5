import { z } from 'zod'
import { zId, zText } from './wire.ts'

/** The longest texts of facts (characters), and the most of a list. */
export const factLengths = {
  source: 500,
  address: 300,
  name: 200,
  aliases: 30,
  chapters: 100,
  videos: 200,
  people: 30,
  schedule: 100,
  questions: 20,
  options: 30,
  categories: 60,
  entries: 100,
} as const

export const zWebsite = zText(factLengths.source)
  .regex(/^https?:\/\/\S+$/, 'field.web_address')
  .nullable()
  .default(null)

/** Items or things of a fixed list, by their ids. */
export const zIds = (max: number) => z.array(zId, 'field.choice').max(max, 'field.too_many').default([])

/** Up to so many parts, each of that form. */
export const zParts = <Part extends z.ZodType>(part: Part, max: number) =>
  z.array(part, 'field.required').max(max, 'field.too_many')

/** Tells a schema's own rule what is wrong at a field. */
export const wrongIn =
  (context: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void }) =>
  (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
