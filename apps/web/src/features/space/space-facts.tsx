import type { Space, SpaceCard } from '@koma/contract/space.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { number } from '../../lib/format.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { floorName } from './space-words.ts'
import { SaidName } from '../../shell/said-name.tsx'

/** How many people, how large, on which floor, what belongs to it and what it offers. */
export function SpaceFacts({ space, spaces }: { space: Space; spaces: readonly SpaceCard[] }) {
  const { words, language } = useSite()
  const others = spaces.filter(({ id }) => id === space.part_of || space.includes.includes(id))
  return (
    <section className="k-stack" aria-labelledby="facts">
      <h2 id="facts" className="k-ears">
        {words('space.factsTitle')}
      </h2>
      <p className="web-space-capacity">
        <span className="web-space-figure">{number(space.capacity)}</span>
        <span>{words('space.capacity')}</span>
      </p>
      <dl className="web-facts">
        <div>
          <dt>{words('space.area')}</dt>
          <dd>{words('space.squareMetres', { count: number(space.area_m2) })}</dd>
        </div>
        <div>
          <dt>{words('space.floor')}</dt>
          <dd>{floorName(words, space.floor)}</dd>
        </div>
        {others.length > 0 ? (
          <div>
            <dt>{words(space.part_of === null ? 'space.includes' : 'space.partOf')}</dt>
            <dd>
              <OtherSpaces spaces={others} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{words('space.features')}</dt>
          <dd>
            <ul className="web-space-features" lang={space[`features_${language}`] ? undefined : htmlLang.zh}>
              {localised(space, 'features', language).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function OtherSpaces({ spaces }: { spaces: readonly SpaceCard[] }) {
  const { paths } = useSite()
  return (
    <ul className="web-tags" role="list">
      {spaces.map((one) => (
        <li key={one.id}>
          <UiLink href={paths.space(one.id)}>
            <SaidName of={one} />
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
