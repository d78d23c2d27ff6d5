import { z } from 'zod'

/** A picture in several widths. Source: api.md "Shared shapes" */
export const zImage = z.object({
  id: z.string(),
  width: z.int().describe('Of the largest variant, like `height` (pixels).'),
  height: z.int(),
  alt_zh: z.string(),
  alt_ja: z.string().nullable(),
  alt_en: z.string().nullable(),
  variants: z.array(z.object({ src: z.string(), width: z.int(), type: z.string() })),
})

export type Image = z.output<typeof zImage>
