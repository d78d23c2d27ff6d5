import type { CreatorApplication } from '@koma/contract/creators.ts'
import { UiLink } from '@koma/ui/link.tsx'
import type { ReactNode } from 'react'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { CreatorLists } from './creator-lists.ts'
import { className, fieldLabel } from './creator-words.ts'

/** What was sent, field by field, to be read again. */
export function SentForm({ application, lists }: { application: CreatorApplication; lists: CreatorLists }) {
  const { words } = useSite()
  const { industries, works, attachments } = application
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((one) => one.id === id)?.name
  const nationality = nameIn(lists.countries, application.nationality)
  const rows: [Parameters<typeof fieldLabel>[1], ReactNode][] = [
    ['type', className(words, application.type)],
    ['name', application.name],
    ['name_en', application.name_en],
    ['pen_name', application.pen_name],
    ['industries', industries.map((id) => nameIn(lists.industries, id) ?? id).join(words('creators.listComma'))],
    ['citizenship', nationality ?? words('creators.domestic')],
    ['postal_code', application.postal_code],
    ['address', application.address],
    ['village', application.village],
    ['website_url', application.website_url],
    ['social_url', application.social_url],
    ['profile_zh', application.profile_zh],
    ['profile_en', application.profile_en],
    ['attachments', attachments.map(({ name }) => name).join(words('creators.listComma'))],
  ]
  return (
    <details className="web-history">
      <summary>{words('creators.sentForm')}</summary>
      <dl className="web-sent">
        {rows.map(([field, value]) => (
          <div key={field}>
            <dt>{fieldLabel(words, field)}</dt>
            <dd>{value || words('creators.none')}</dd>
          </div>
        ))}
        {works.map((work, place) => (
          <div key={`${work.title}-${place}`}>
            <dt>{words('creators.workNumber', { number: place + 1 })}</dt>
            <dd>
              <strong>{work.title}</strong>
              {work.published_on ? ` ${plainDate(words, work.published_on)}` : null}
              {work.description ? <p>{work.description}</p> : null}
              {work.url ? <UiLink href={work.url}>{work.url}</UiLink> : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
