import type { Posting, StaffFaq } from '@koma/contract/postings.ts'
import Button from '@mui/material/Button'
import { useLocale } from 'react-admin'
import { useText } from '../../../i18n/use-text.ts'
import type { PostingSpec } from './posting-specs.ts'
import { PreviewButton } from './preview-button.tsx'

interface Props {
  readonly spec: PostingSpec
  readonly posting: Posting
  /** Saves what is typed; false where it is refused. */
  saved(): Promise<boolean>
}

/**
 * How a posting looks on the site: a link to share while nobody sees it, its place there once everybody does. Of what is
 * shown, saving changes what visitors read, so that there is no draft to look at.
 */
export function PostingLook({ spec: { resource, hasWindow }, posting, saved }: Props) {
  const text = useText()
  const language = useLocale()
  if (!hasWindow || posting.state === 'trashed') return null
  if (posting.state === 'published')
    return (
      <Button
        variant="outlined"
        href={`/${language}${resource === 'faqs' ? placeOf(posting as StaffFaq) : ''}`}
        target="_blank"
        rel="noreferrer"
      >
        {text('consolePostings.see')}
      </Button>
    )
  return resource === 'panels' ? (
    <PreviewButton path="/staff/panels/preview" label={text('consolePostings.preview_home')} before={saved} />
  ) : (
    <PreviewButton
      path={`/staff/${resource}/${posting.id}/preview`}
      label={text('consoleContent.preview')}
      before={saved}
    />
  )
}

/** A question in the list of its type, opened. */
const placeOf = ({ id, type_id }: StaffFaq) => `/faq/${type_id}#q${id}`
