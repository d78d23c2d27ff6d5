/** The classes of members, lowest first: each may do at least what the one before it may. Source: product §6 */
export const memberClasses = ['general', 'loyal', 'associate_creator', 'creator'] as const
export type MemberClass = (typeof memberClasses)[number]

/** What a class may or may not take part in. Source: product §6 */
export const benefits = [
  'base_space',
  'desks',
  'equipment',
  'lectures',
  'workstations',
  'camps',
  'advanced_courses',
  'matchmaking',
  'networking',
  'industry_meetups',
  'international_programmes',
] as const
export type Benefit = (typeof benefits)[number]

export type ClassTerms = {
  /** What a member of the class pays of a device's points, in whole percent. */
  readonly pointsPercent: number
  /** Reward points on a top-up, in whole percent of its points. */
  readonly pointsBackPercent: number
  readonly monthlyRewardPoints: number
  readonly bookableAheadDays: number
  readonly consultationsYearMax: number
  readonly benefits: readonly Benefit[]
}

export type TermsByClass = Readonly<Record<MemberClass, ClassTerms>>

const everybody = ['base_space', 'desks', 'equipment', 'lectures'] as const satisfies Benefit[]
const courses = ['camps', 'advanced_courses'] as const satisfies Benefit[]
const creation = ['workstations', 'matchmaking', 'networking'] as const satisfies Benefit[]

/** What a new installation starts with; staff change it as dated settings. Decision: who may do what */
export const termsByClassAtStart = {
  general: {
    pointsPercent: 100,
    pointsBackPercent: 0,
    monthlyRewardPoints: 0,
    bookableAheadDays: 14,
    consultationsYearMax: 2,
    benefits: everybody,
  },
  loyal: {
    pointsPercent: 90,
    pointsBackPercent: 5,
    monthlyRewardPoints: 100,
    bookableAheadDays: 21,
    consultationsYearMax: 4,
    benefits: [...everybody, ...courses],
  },
  associate_creator: {
    pointsPercent: 70,
    pointsBackPercent: 5,
    monthlyRewardPoints: 200,
    bookableAheadDays: 30,
    consultationsYearMax: 6,
    benefits: [...everybody, ...courses, ...creation],
  },
  creator: {
    pointsPercent: 50,
    pointsBackPercent: 10,
    monthlyRewardPoints: 500,
    bookableAheadDays: 60,
    consultationsYearMax: 12,
    benefits,
  },
} as const satisfies TermsByClass

/** Whether the text names a class. */
export const isMemberClass = (text: string): text is MemberClass => (memberClasses as readonly string[]).includes(text)

/** Whether the class is the least one asked for, or a higher one. */
export const isAtLeast = (memberClass: MemberClass, least: MemberClass): boolean =>
  memberClasses.indexOf(memberClass) >= memberClasses.indexOf(least)

/** The classes that satisfy a least class, lowest first: what a 403 names as `required_classes`. Decision: addresses */
export const classesFrom = (least: MemberClass): MemberClass[] =>
  memberClasses.filter((memberClass) => isAtLeast(memberClass, least))

/** Whether the class has the benefit. */
export const hasBenefit = (memberClass: MemberClass, benefit: Benefit, terms: TermsByClass): boolean =>
  terms[memberClass].benefits.includes(benefit)

/** What one unit costs a member of the class, in whole points, rounded up. Throws unless the points are a whole number ≥ 0. */
export function pointsPerUnitFor(unitPoints: number, memberClass: MemberClass, terms: TermsByClass): number {
  if (!Number.isInteger(unitPoints) || !Number.isSafeInteger(unitPoints * 100) || unitPoints < 0)
    throw new RangeError(`not points: ${unitPoints}`)
  const hundredths = unitPoints * terms[memberClass].pointsPercent
  return (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 > 0 ? 1 : 0)
}

/**
 * What a booking costs, in whole points: the rounded price of a unit times the units. The unit is rounded,
 * not the sum, because GET /device shows the caller's own points a unit: what a member is shown, times the
 * hours they choose, is what they pay. Decision: who may do what
 */
export function pointsFor(unitPoints: number, units: number, memberClass: MemberClass, terms: TermsByClass): number {
  if (!Number.isSafeInteger(units) || units < 0) throw new RangeError(`not a number of units: ${units}`)
  return pointsPerUnitFor(unitPoints, memberClass, terms) * units
}
