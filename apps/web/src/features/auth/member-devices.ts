import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'

/** More devices than anybody signs in on; the rest is ended together with them. */
const devicesShown = 100

/** The devices on which the member is signed in, this one first. */
export async function memberDevices(screen: Screen) {
  await requireMember(screen)
  const { data } = await load(screen, calls.sessions({ per_page: devicesShown }))
  return { devices: data }
}

export type MemberDevice = Awaited<ReturnType<typeof memberDevices>>['devices'][number]

/** Signs out one device, the others, or all; after all it goes home, as signing out does. */
export async function endDevices(
  screen: Screen,
  { intent, id = '' }: FormValues,
): Promise<{ readonly toast: ToastFacts | null } | Response> {
  await requireMember(screen)
  const call =
    intent === 'all' ? calls.endSessions() : intent === 'others' ? calls.endSessions('current') : calls.endSession(id)
  const result = await screen.api.call(call)
  if (!result.ok) {
    if (result.status === 404) return { toast: errorToast(screen.words('devices.gone')) }
    throw refusalScreen(screen, result)
  }
  if (intent !== 'all') {
    flash(screen, intent === 'others' ? 'othersEnded' : 'deviceEnded')
    return seeOther(screen.paths.memberDevices())
  }
  screen.session.signOut()
  flash(screen, 'allEnded')
  const response = seeOther(screen.paths.home())
  response.headers.set('clear-site-data', '"cache"')
  return response
}
