import type { Activity, ActivityCard } from '@koma/contract/activities.ts'
import { activityPhase, registrationDaysLeft, registrationStatus } from '@koma/domain/activities.ts'
import { formatTaipeiDateTime, type Instant } from '@koma/domain/taipei-time.ts'
import { titled, type itemAlone } from '../content/public.ts'
import type { FactsRow } from './queries/facts.ts'
import type { ProgrammeRows } from './queries/programme.ts'

type CardRow = Parameters<typeof titled.card>[0]
type ItemAlone = NonNullable<Awaited<ReturnType<typeof itemAlone>>>

/** An activity with the card that every content has. */
export interface ActivityRow {
  readonly card: CardRow
  readonly facts: FactsRow
}

/** What surrounds an activity on its page. */
interface Surroundings extends ProgrammeRows {
  readonly related: readonly ActivityRow[]
  readonly previous: ActivityRow | undefined
  readonly next: ActivityRow | undefined
}

/** A line of a list; its states are those of that instant. */
export const presentCard = ({ card, facts }: ActivityRow, now: Instant): ActivityCard => ({
  ...titled.card(card),
  ...presentFacts(facts, now),
})

/** An activity as its own page shows it. */
export function presentActivity(item: ItemAlone, facts: FactsRow, around: Surroundings, now: Instant): Activity {
  const { organiser_zh, organiser_ja, organiser_en, co_organiser_zh, co_organiser_ja, co_organiser_en } = facts
  const shown = presentFacts(facts, now)
  return {
    ...titled.article({ ...item, related: [], previous: undefined, next: undefined }),
    ...shown,
    registration: { ...shown.registration, form: [...around.form] },
    schedule: around.schedule.map(({ startsAt, endsAt, ...title }) => ({
      starts_at: formatTaipeiDateTime(startsAt),
      ends_at: formatTaipeiDateTime(endsAt),
      ...title,
    })),
    speakers: around.speakers.map((speaker) => ({ ...speaker })),
    units: { organiser_zh, organiser_ja, organiser_en, co_organiser_zh, co_organiser_ja, co_organiser_en },
    sequence: facts.sequence,
    changed_at: formatTaipeiDateTime(facts.changedAt),
    my_registration: null,
    related: around.related.map((row) => presentCard(row, now)),
    previous: around.previous ? neighbourOf(around.previous) : null,
    next: around.next ? neighbourOf(around.next) : null,
  }
}

const neighbourOf = ({ card: { id, title_zh, title_ja, title_en }, facts: { category } }: ActivityRow) => ({
  id,
  category,
  title_zh: title_zh!,
  title_ja,
  title_en,
})

function presentFacts(facts: FactsRow, now: Instant) {
  return {
    category: facts.category,
    phase: activityPhase(facts, now),
    starts_at: formatTaipeiDateTime(facts.startsAt),
    ends_at: formatTaipeiDateTime(facts.endsAt),
    location_zh: facts.location_zh,
    location_ja: facts.location_ja,
    location_en: facts.location_en,
    space: facts.space,
    registration: presentRegistration(facts, now),
  }
}

function presentRegistration(facts: FactsRow, now: Instant): ActivityCard['registration'] {
  const { admission } = facts
  const status = registrationStatus(admission, facts, now)
  const capacity = admission?.capacity ?? null
  return {
    status,
    opens_at: admission && formatTaipeiDateTime(admission.opensAt),
    closes_at: admission && formatTaipeiDateTime(admission.closesAt),
    days_left: registrationDaysLeft(admission, status, now),
    capacity,
    remaining: capacity === null ? null : capacity - (admission?.taken ?? 0),
    applicants: admission ? admission.taken + admission.waiting : 0,
    waiting: admission?.waiting ?? 0,
    keeps_waiting: admission?.keepsWaiting ?? false,
    review: admission?.review ?? false,
    fee_points: admission?.feePoints ?? 0,
    min_member_class: admission?.minMemberClass ?? 'general',
  }
}
