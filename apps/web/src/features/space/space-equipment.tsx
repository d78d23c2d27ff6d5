import type { Space } from '@koma/contract/space.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { money } from './space-words.ts'

/** What stands ready in the room, a line each: how many there are and what one costs. Source: product §3 "Equipment list" */
export function SpaceEquipment({ space }: { space: Space }) {
  const { words, language } = useSite()
  return (
    <section className="k-stack" aria-labelledby="equipment">
      <SectionHeading id="equipment">{words('space.equipmentTitle')}</SectionHeading>
      <ul
        className="web-lines"
        role="list"
        aria-label={words('space.equipmentCaption', { name: nameOf(space, language) })}
      >
        {space.equipment.map((piece) => (
          <li key={piece.id}>
            <div>
              <strong>
                <Said said={wordsOf(piece, 'name', language)} />
              </strong>{' '}
              <LanguageBadge said={wordsOf(piece, 'name', language)} />
              {piece.model ? <span className="web-price-note">{piece.model}</span> : null}
            </div>
            <span>{words('space.pieces', { count: piece.quantity })}</span>
            <span>{piece.fee === 0 ? words('space.free') : money(words, piece.fee)}</span>
          </li>
        ))}
      </ul>
      <p className="k-small k-quiet">{words('space.equipmentNote')}</p>
    </section>
  )
}
