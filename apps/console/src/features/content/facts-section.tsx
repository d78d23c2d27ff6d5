import { factSectionOf, type FactSection } from '@koma/contract/content-facts.ts'
import type { DeskItem } from '@koma/contract/content-desk.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActivityFields } from './activity-fields.tsx'
import { AlbumFields } from './album-fields.tsx'
import { AwardFields } from './award-fields.tsx'
import { ComicFields } from './comic-fields.tsx'
import { CreatorFields } from './creator-fields.tsx'
import { factProps } from './fact-props.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { PageFields } from './page-fields.tsx'
import type { ItemFormState } from './use-item-form.ts'
import { VideoFields } from './video-fields.tsx'

interface Props {
  readonly item: DeskItem
  readonly state: ItemFormState
  readonly isReadOnly: boolean
}

/** What an item has beside its words, by its kind; of news nothing stands here. */
export function FactsSection({ item, state, isReadOnly }: Props) {
  const text = useText()
  const section = factSectionOf(item.kind)
  // Of the texts of the house, those that people go by have versions.
  if (!section || (item.page && !item.page.is_legal)) return null
  return (
    <section className="c-box c-item-facts" data-section={section} aria-labelledby="facts-title">
      <h2 id="facts-title">{text(`consoleFacts.title_${section}`)}</h2>
      <FieldsOf section={section} state={state} isReadOnly={isReadOnly} />
    </section>
  )
}

function FieldsOf({ section, state, isReadOnly }: Omit<Props, 'item'> & { section: FactSection }) {
  const propsOf = <Section extends FactSection>(name: Section) => factProps(state, name, isReadOnly)
  switch (section) {
    case 'video':
      // Times are typed as text: what was saved comes back written out.
      return <VideoFields key={state.version} {...propsOf('video')} />
    case 'album':
      return <AlbumFields {...propsOf('album')} />
    case 'comic':
      return <ComicFields {...propsOf('comic')} />
    case 'creator':
      return <CreatorFields {...propsOf('creator')} />
    case 'organisation':
      return <OrganisationFields {...propsOf('organisation')} />
    case 'award':
      return <AwardFields {...propsOf('award')} />
    case 'activity':
      return <ActivityFields {...propsOf('activity')} />
    case 'page':
      return <PageFields {...propsOf('page')} />
  }
}
