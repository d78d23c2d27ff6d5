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

/** A picture of the media library: whose it is, and the point that stays in sight when it is cut. */
export const zPicture = zImage.extend({
  focus_x: z.int().describe('Per cent from the left edge, as `object-position` has it.'),
  focus_y: z.int().describe('Per cent from the upper edge.'),
  credit: z.string().nullable().describe('The name that stands beside it.'),
  share: z.string().nullable().describe('A JPEG of 1200 × 630 around that point, for shared links.'),
})

export type Picture = z.output<typeof zPicture>
