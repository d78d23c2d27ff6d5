import type { DeskLine } from '@koma/contract/content-desk.ts'
import type { ContentState } from '@koma/domain/content-states.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'

type Stated = Pick<DeskLine, 'state' | 'has_changes' | 'publish_at' | 'unpublish_at'>

/** Where an item stands for visitors, from when until when, and whether something waits to be published. */
export function ItemState({ item }: { item: Stated }) {
  const text = useText()
  const formats = useFormats()
  const waits = item.has_changes && (item.state === 'published' || item.state === 'scheduled')
  return (
    <>
      <StateTag state={looks[item.state]} word={text(`consoleContent.state_${item.state}`)} />
      {item.state === 'scheduled' && item.publish_at && (
        <small>{text('consoleContent.from', { at: formats.at(item.publish_at) })}</small>
      )}
      {item.state !== 'unpublished' && item.unpublish_at && (
        <small>{text('consoleContent.until', { at: formats.at(item.unpublish_at) })}</small>
      )}
      {waits && <small>{text('consoleContent.has_changes')}</small>}
    </>
  )
}

const looks = {
  draft: 'not_arrived',
  scheduled: 'waiting',
  published: 'active',
  unpublished: 'over',
  trashed: 'cancelled',
} as const satisfies Record<ContentState, string>
