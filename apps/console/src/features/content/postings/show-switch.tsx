import type { Posting } from '@koma/contract/postings.ts'
import Button from '@mui/material/Button'
import { useMay } from '../../../auth/use-me.ts'
import { useRecordAction, type RecordOrder } from '../../../data/use-record-action.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import type { PostingSpec } from './posting-specs.ts'
import { postingTitle } from './posting-title.ts'

/** Shows a posting now, or hides it, from its line of the list; times are set on its page. */
export function ShowSwitch({ spec, posting }: { spec: PostingSpec; posting: Posting }) {
  const text = useText()
  const formats = useFormats()
  const mayPublish = useMay(spec.resource, 'publish')
  const isOn = posting.state === 'published' || posting.state === 'scheduled'
  const verb = isOn ? 'unpublish' : 'publish'
  const act = useRecordAction<RecordOrder>(spec.resource, ({ action }) =>
    text(action === 'publish' ? 'consoleContent.done_publish' : 'consoleContent.done_unpublish'),
  )
  if (!mayPublish || posting.state === 'trashed') return null
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={act.isPending}
      aria-label={text(`consolePostings.${verb}_one`, { name: postingTitle(spec, posting, formats) })}
      onClick={() => act.mutate({ id: String(posting.id), action: verb, version: posting.version })}
    >
      {text(`consolePostings.${verb}`)}
    </Button>
  )
}
