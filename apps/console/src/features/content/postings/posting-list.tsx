import { postingStates, type Posting, type PostingKindName } from '@koma/contract/postings.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../../auth/use-me.ts'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import type { Filter } from '../../../lists/filter-field.tsx'
import { ListFilters } from '../../../lists/list-filters.tsx'
import { Pager } from '../../../lists/pager.tsx'
import { RecordTable } from '../../../lists/record-table.tsx'
import { useTranslationFilter } from '../../../lists/use-translation-filter.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { usePostingColumns } from './posting-columns.tsx'
import { postingSpecs, type PostingSpec } from './posting-specs.ts'
import { PreviewButton } from './preview-button.tsx'
import { useFaqTypes } from './use-faq-types.ts'

/** All postings of a kind, in the order of the site where they have one. Decision: content (staff console) */
export function PostingList({ resource }: { resource: PostingKindName }) {
  const text = useText()
  const spec: PostingSpec = postingSpecs[resource]
  const mayAdd = useMay(resource, 'add')
  const mayOrder = useMay(resource, 'publish')
  const [isOrdering, setOrdering] = useState(false)
  const title = text(`consolePostings.title_${resource}`)
  return (
    <ListBase disableAuthentication perPage={25}>
      {resource === 'faq_types' && (
        <p className="c-back c-no-print">
          <Link to="/faqs">{text('consolePostings.back_faqs')}</Link>
        </p>
      )}
      <PageHead title={title}>
        {resource === 'panels' && (
          <PreviewButton path="/staff/panels/preview" label={text('consolePostings.preview_home')} />
        )}
        {resource === 'faqs' && (
          <Button component={Link} to="/faq_types" variant="outlined">
            {text('consolePostings.title_faq_types')}
          </Button>
        )}
        {spec.order && mayOrder && (
          <Button variant="outlined" onClick={() => setOrdering(true)}>
            {text('consolePostings.order')}
          </Button>
        )}
        {mayAdd && (
          <Button component={Link} to={`/${resource}/create`}>
            {text(`consolePostings.add_${resource}`)}
          </Button>
        )}
      </PageHead>
      <ListFilters filters={useFilters(spec)} />
      <RecordTable<Posting>
        caption={title}
        columns={usePostingColumns(spec)}
        emptyNext={text(`consolePostings.empty_${resource}`)}
      />
      <Pager of={title} />
      {isOrdering && <OrderDialog spec={spec} onClose={() => setOrdering(false)} />}
    </ListBase>
  )
}

function useFilters(spec: PostingSpec): Filter[] {
  const text = useText()
  const formats = useFormats()
  const types = useFaqTypes(spec.order === 'type')
  const choice = (name: string, label: string, choices: { value: string; label: string }[]): Filter => ({
    name,
    kind: 'choice',
    label,
    choices,
  })
  const state = choice(
    'state',
    text('consoleShell.status'),
    postingStates.map((value) => ({ value, label: text(`consoleContent.state_${value}`) })),
  )
  const type = choice(
    'type',
    text('consolePostings.type'),
    types.map((one) => ({ value: String(one.id), label: formats.name(one) })),
  )
  return [
    { name: 'q', kind: 'text', label: text('consolePostings.search') },
    ...(spec.order === 'type' ? [type] : []),
    ...(spec.hasWindow ? [state] : []),
    useTranslationFilter(),
  ]
}
