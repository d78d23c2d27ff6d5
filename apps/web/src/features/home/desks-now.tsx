import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import type { HomeView } from './home-view.ts'

/** Where one can sit down in this hour, each the way to its booking. */
export function DesksNow({ desks: { title, more, note, data } }: Pick<HomeView, 'desks'>) {
  if (data.length === 0) return null
  return (
    <section aria-labelledby="devices">
      <SectionHeading id="devices" sound="BOOK A DESK" more={more}>
        {title}
      </SectionHeading>
      <p className="k-quiet">{note}</p>
      <ul className="web-desks" role="list">
        {data.map((desk) => (
          <li key={desk.id} className="k-box">
            <p className="web-desks-count" aria-hidden="true">
              {desk.free}
            </p>
            <div>
              <h3>
                <UiLink href={desk.href}>
                  <span lang={desk.name.lang}>{desk.name.text}</span>
                </UiLink>
              </h3>
              <p className="web-desks-says">
                <span>{desk.floor}</span>
                <Says {...desk} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** While the house is closed a desk is neither free nor taken: how many there are is no mark of a refusal. */
function Says({ isOpen, free, says }: HomeView['desks']['data'][number]) {
  return isOpen ? <StateTag look={free > 0 ? 'free' : 'taken'}>{says}</StateTag> : <span>{says}</span>
}
