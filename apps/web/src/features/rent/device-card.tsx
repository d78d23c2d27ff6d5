import type { Device } from '@koma/contract/rent.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { number } from '../../lib/format.ts'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { SaidName } from '../../shell/said-name.tsx'
import { Said } from '../../shell/said.tsx'
import { classNeeded, countWord, priceWord } from './device-words.ts'

/** One device in a list: what it is, where, for whom, and what an hour costs this reader. */
export function DeviceCard({ device, headingLevel = 2 }: { device: Device; headingLevel?: 2 | 3 }) {
  const { words, language, paths } = useSite()
  const isCheaper = device.points_per_unit < device.points_per_unit_base
  const isOpenToAll = device.min_member_class === 'general'
  const name = wordsOf(device, 'name', language)
  return (
    <Card
      title={nameOf(device, language)}
      {...(name && name.language !== language && { titleLang: htmlLang[name.language] })}
      headingLevel={headingLevel}
      href={paths.rentBooking(device.id)}
      cover={<Cover seed={device.slug} subject={device.type.slug} />}
      flag={<SaidName of={device.type} />}
      flagColour={device.kind === 'workstation' ? 'red' : 'cyan'}
      kicker={words('rent.floorAndCount', { floor: device.floor, count: countWord(words, device) })}
      foot={
        <p className="web-price">
          <strong>{priceWord(words, device)}</strong>
          {isCheaper ? <small>{words('rent.basePrice', { count: number(device.points_per_unit_base) })}</small> : null}
        </p>
      }
    >
      <p>
        <Said said={wordsOf(device, 'description', language)} />
      </p>
      <StateTag look={isOpenToAll ? 'free' : 'note'}>{classNeeded(words, device.min_member_class)}</StateTag>
    </Card>
  )
}
