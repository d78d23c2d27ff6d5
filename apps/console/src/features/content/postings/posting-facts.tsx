import { homeBannersMax } from '@koma/contract/home.ts'
import type { Posting, StaffPanel } from '@koma/contract/postings.ts'
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
  return <PanelFacts panel={posting} />
}

/** What hides a banner that is published comes before where it leads. */
function PanelFacts({ panel: { item, link, place, state } }: { panel: StaffPanel }) {
  const text = useText()
  const formats = useFormats()
  if (item && !item.is_shown) return <small>{text('consolePostings.item_hidden')}</small>
  if (state === 'published' && place !== null && place > homeBannersMax)
    return <small>{text('consolePostings.no_room', { count: homeBannersMax })}</small>
  const goal = item ? formats.name({ name_zh: item.title_zh, name_ja: item.title_ja, name_en: item.title_en }) : link
  return goal ? <small>{text('consolePostings.leads_to', { to: goal })}</small> : null
}
