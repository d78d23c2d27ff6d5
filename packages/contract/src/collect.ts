import { collectKinds } from '@koma/domain/collect-kinds.ts'
import { z } from 'zod'
import { zTitledCard } from './content.ts'
import { zPage, zPageQuery } from './wire.ts'

/** `true` or `false` in JSON; in a form the words, or 1 and 0. */
export const zCollectRequest = z.object({
  is_collect: z
    .union(
      [z.boolean(), z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1')],
      'field.choice',
    )
    .meta({ type: 'boolean' }),
})
export const zCollectAnswer = z.object({ is_collect: z.boolean() })

export const zCollectParams = z.object({ type: z.enum(collectKinds) })
export const zCollectQuery = zPageQuery
export const zCollectedCard = zTitledCard.extend({ collected_at: z.string() })
export const zCollectedPage = zPage(zCollectedCard)
