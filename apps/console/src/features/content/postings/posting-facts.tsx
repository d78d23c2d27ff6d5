import type { Posting } from '@koma/contract/postings.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'

/** What else a line of the list tells: where a banner leads, how urgent a notice is, which type a question has. */
export function PostingFacts({ posting }: { posting: Posting }) {
  const text = useText()
  const formats = useFormats()
  if ('questions' in posting)
    return <small>{text('consolePostings.questions', { count: formats.number(posting.questions) })}</small>
  if ('type' in posting) return <small>{formats.name(posting.type)}</small>
  if ('level' in posting)
    return (
      <small>
        {text(`consolePostings.level_${posting.level}`)}
        {posting.pinned && text('consolePostings.and_pinned')}
      </small>
    )
  const { item, link } = posting
  if (item && !item.is_shown) return <small>{text('consolePostings.item_hidden')}</small>
  if (item) return <small>{text('consolePostings.leads_to', { to: item.title_zh })}</small>
  return link ? <small>{text('consolePostings.leads_to', { to: link })}</small> : null
}
