import type { MembershipView } from '@koma/contract/membership.ts'
import { StateTag, type StateLook } from '@koma/ui/state-tag.tsx'
import { useSite } from '../../lib/use-language.ts'

const looks = {
  not_activated: 'bad',
  active: 'good',
  under_review: 'review',
  extendable: 'note',
  ended: 'over',
} as const satisfies Record<MembershipView['status'], StateLook>

/** The state of a membership as a pattern and a word. Source: product §4 */
export function MembershipState({ status }: { status: MembershipView['status'] }) {
  const { words } = useSite()
  return <StateTag look={looks[status]}>{words(`membership.status_${status}`)}</StateTag>
}
