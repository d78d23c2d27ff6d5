import { isAtLeast, type MemberClass } from './member-classes.ts'

/** The states of an application for a creator class, in the words of product §4. */
export const creatorApplicationStatuses = [
  'draft',
  'under_review',
  'returned',
  'review_passed',
  'review_failed',
  'withdrawn',
] as const
export type CreatorApplicationStatus = (typeof creatorApplicationStatuses)[number]

export const creatorApplicationEvents = ['submit', 'withdraw', 'return', 'approve', 'reject'] as const
export type CreatorApplicationEvent = (typeof creatorApplicationEvents)[number]

/** What a reviewer decides. */
export const creatorDecisions = ['return', 'approve', 'reject'] as const
export type CreatorDecision = (typeof creatorDecisions)[number]

export type CreatorApplicationActor = 'member' | 'reviewer'

type Move = { readonly to: CreatorApplicationStatus; readonly by: CreatorApplicationActor }

/**
 * Which event leads where, and who may cause it; the database holds the same table. After `review_failed` and
 * `withdrawn` the member may apply anew. Source: product §4 "Registration", §6
 */
export const creatorApplicationMoves = {
  draft: { submit: { to: 'under_review', by: 'member' } },
  under_review: {
    withdraw: { to: 'withdrawn', by: 'member' },
    return: { to: 'returned', by: 'reviewer' },
    approve: { to: 'review_passed', by: 'reviewer' },
    reject: { to: 'review_failed', by: 'reviewer' },
  },
  returned: {
    submit: { to: 'under_review', by: 'member' },
    withdraw: { to: 'withdrawn', by: 'member' },
  },
  review_passed: {},
  review_failed: {},
  withdrawn: {},
} as const satisfies Record<CreatorApplicationStatus, Partial<Record<CreatorApplicationEvent, Move>>>

/** The status to which the event leads, or undefined when it may not happen by that actor. */
export function creatorStatusAfter(
  from: CreatorApplicationStatus,
  event: CreatorApplicationEvent,
  by: CreatorApplicationActor,
): CreatorApplicationStatus | undefined {
  const moves: Partial<Record<CreatorApplicationEvent, Move>> = creatorApplicationMoves[from]
  const move = moves[event]
  return move?.by === by ? move.to : undefined
}

/** Whether it occupies the one place that a member has for an application. */
export const isOpenApplication = (status: CreatorApplicationStatus): boolean =>
  status === 'draft' || status === 'under_review' || status === 'returned'

/** The classes that are reached by an application. Decision: who may do what */
export const creatorClasses = ['associate_creator', 'creator'] as const satisfies MemberClass[]
export type CreatorClass = (typeof creatorClasses)[number]

/** Whether the text names a class that is reached by an application. */
export const isCreatorClass = (text: string): text is CreatorClass =>
  (creatorClasses as readonly string[]).includes(text)

/** The classes that a member of that class, as it counts now, may apply for: those above it. */
export const classesToApplyFor = (current: MemberClass): CreatorClass[] =>
  creatorClasses.filter((wanted) => !isAtLeast(current, wanted))

/** Working days within which a review is done at the latest; 5 is the least that is told. Source: product §9 "Review" */
export const reviewWorkingDaysMax = 7

/**
 * Whether a matchmaking participant of that class may apply with that application's data and files filled in: a general
 * or loyal member, for associate creator. Decision: who may do what ("via matchmaking member")
 */
export const mayUpgradeByMatchmaking = (current: MemberClass): boolean => !isAtLeast(current, 'associate_creator')

/** What a reviewer may comment on, from top to bottom of the form. Source: product §3 "Creator application" */
export const creatorFormFields = [
  'type',
  'name',
  'name_en',
  'pen_name',
  'industries',
  'citizenship',
  'nationality',
  'postal_code',
  'address',
  'village',
  'website_url',
  'social_url',
  'profile_zh',
  'profile_en',
  'works',
  'attachments',
] as const
export type CreatorFormField = (typeof creatorFormFields)[number]
