import { Button } from '@koma/ui/button.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { Form, useNavigation } from 'react-router'
import { dateTime } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import type { MemberDevice } from './member-devices.ts'

/** Each device with what is known of it and the way to sign it out. */
export function DeviceList({ devices }: { devices: readonly MemberDevice[] }) {
  const { words } = useSite()
  return (
    <ul className="web-devices" role="list" aria-label={words('devices.list')}>
      {devices.map((device) => (
        <Device key={device.id} device={device} />
      ))}
    </ul>
  )
}

function Device({ device }: { device: MemberDevice }) {
  const { words } = useSite()
  const name = deviceName(words, device)
  const signedIn = dateTime(words, device.signed_in_at)
  return (
    <li className="k-box web-device">
      <div>
        <div className="web-device-name">
          <h2>{name}</h2>
          {device.is_current ? <StateTag look="mine">{words('devices.current')}</StateTag> : null}
        </div>
        <dl className="web-device-facts">
          <div>
            <dt>{words('devices.lastSeen')}</dt>
            <dd>{dateTime(words, device.last_seen_at)}</dd>
          </div>
          <div>
            <dt>{words('devices.signedIn')}</dt>
            <dd>{signedIn}</dd>
          </div>
          {device.address ? (
            <div>
              <dt>{words('devices.network')}</dt>
              <dd translate="no">{device.address}</dd>
            </div>
          ) : null}
        </dl>
      </div>
      {device.is_current ? null : (
        <EndForm id={device.id} detail={words('devices.endDetail', { device: name, at: signedIn })} />
      )}
    </li>
  )
}

/** Each button says to the ears which device it ends. */
function EndForm({ id, detail }: { id: string; detail: string }) {
  const { words } = useSite()
  const { formData } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="one" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" busyWord={formData?.get('id') === id ? words('devices.working') : null}>
        {words('devices.end')} <span className="k-ears">{detail}</span>
      </Button>
    </Form>
  )
}

function deviceName(words: Words, { browser, system }: MemberDevice): string {
  if (browser && system) return words('devices.name', { browser, system })
  return browser ?? system ?? words('devices.unknown')
}
