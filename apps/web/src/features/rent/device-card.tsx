import type { Device } from '@koma/contract/rent.ts'
import { Card } from '@koma/ui/card.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { number } from '../../lib/format.ts'
import { localised, nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { classNeeded, countWord, priceWord } from './device-words.ts'

/** One device in a list: what it is, where, for whom, and what an hour costs this reader. */
export function DeviceCard({ device, headingLevel = 2 }: { device: Device; headingLevel?: 2 | 3 }) {
  const { words, language, paths } = useSite()
  const isCheaper = device.points_per_unit < device.points_per_unit_base
  const isOpenToAll = device.min_member_class === 'general'
  return (
    <Card
      title={nameOf(device, language)}
      headingLevel={headingLevel}
      href={paths.rentBooking(device.id)}
      cover={<Cover seed={device.slug} subject={device.type.slug} />}
      flag={nameOf(device.type, language)}
      flagColour={device.kind === 'workstation' ? 'red' : 'cyan'}
      kicker={words('rent.floorAndCount', { floor: device.floor, count: countWord(words, device) })}
      foot={
        <p className="web-price">
          <strong>{priceWord(words, device)}</strong>
          {isCheaper ? <small>{words('rent.basePrice', { count: number(device.points_per_unit_base) })}</small> : null}
        </p>
      }
    >
      <p>{localised(device, 'description', language)}</p>
      <StateTag look={isOpenToAll ? 'free' : 'note'}>{classNeeded(words, device.min_member_class)}</StateTag>
    </Card>
  )
}
