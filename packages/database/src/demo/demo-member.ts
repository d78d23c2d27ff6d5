import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'

/** Somebody invented. Days count from the day on which the demo is loaded, so that it is fresh whenever that is. */
export interface DemoMember {
  readonly username: string
  readonly name: string
  readonly email: string
  /** From 0900-000-000 on: nobody is given such a number. None ends in 0429, which stands for a failing gateway. */
  readonly mobile: string
  readonly gender: 'male' | 'female' | 'other'
  /** A date, or how many years ago today, for ages that must not grow. */
  readonly birthday: string | { readonly yearsAgo: number }
  readonly city: string
  readonly district: string
  readonly job: string
  readonly locale: Language
  readonly registeredDaysAgo: number
  /** The period of a class above general; also one that has ended. */
  readonly membership: Membership | null
}

export interface Membership {
  readonly class: Exclude<MemberClass, 'general'>
  readonly startedDaysAgo: number
  /** Negative when it has ended. */
  readonly endsInDays: number
}

/** The class that counted `daysAgo` days ago. */
export function classOf(member: DemoMember, daysAgo = 0): MemberClass {
  const { membership } = member
  if (!membership || daysAgo > membership.startedDaysAgo || -daysAgo > membership.endsInDays) return 'general'
  return membership.class
}
