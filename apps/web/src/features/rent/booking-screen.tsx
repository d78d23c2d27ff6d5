import { isAtLeast } from '@koma/domain/member-classes.ts'
import { Cover } from '@koma/ui/cover.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { number } from '../../lib/format.ts'
import { localised, nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Trail } from '../../shell/trail.tsx'
import { MissingActivation } from '../../shell/missing-activation.tsx'
import type { BookingAnswer } from './book.ts'
import type { BookingData } from './booking-data.ts'
import { BookingForm } from './booking-form.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { classWord, countWord, priceWord } from './device-words.ts'

/** The device, whether this reader may book it, and the form. */
export function BookingScreen({ data, answer }: { data: BookingData; answer: BookingAnswer | null }) {
  const { words, language, paths } = useSite()
  const { device, member } = data
  const name = nameOf(device, language)
  const mayBook = isAtLeast(member.type, device.min_member_class)
  const classes = { class: classWord(words, device.min_member_class), own: classWord(words, member.type) }
  const barred = member.activation ? words('activation.title') : mayBook ? null : words('rent.classRequired', classes)
  const isCheaper = device.points_per_unit < device.points_per_unit_base
  return (
    <div className="k-stack k-stack-wide">
      <div>
        <Trail
          items={[
            { href: paths.rentList(), label: words('rent.title') },
            { href: paths.rentList(device.type.id), label: nameOf(device.type, language) },
            { href: paths.rentBooking(device.id), label: name },
          ]}
        />
        <div className="web-device-head web-from-data">
          <div className="web-device-cover">
            <Cover seed={device.slug} subject={device.type.slug} />
          </div>
          <div className="k-stack">
            <SectionHeading level={1}>{name}</SectionHeading>
            <p>{localised(device, 'description', language)}</p>
            <p className="k-row">
              <strong className="web-price-big">{priceWord(words, device)}</strong>
              {isCheaper ? (
                <span>{words('rent.basePrice', { count: number(device.points_per_unit_base) })}</span>
              ) : null}
              <span>{words('rent.floorAndCount', { floor: device.floor, count: countWord(words, device) })}</span>
            </p>
            <DeviceFacts device={device} />
          </div>
        </div>
      </div>
      {member.activation ? <MissingActivation activation={member.activation} /> : null}
      {mayBook ? null : <p className="k-box web-notice">{words('rent.classRequired', classes)}</p>}
      <BookingForm key={`${data.key} ${answer?.key ?? ''}`} data={data} answer={answer} barred={barred} />
    </div>
  )
}
