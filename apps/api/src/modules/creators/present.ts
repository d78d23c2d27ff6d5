import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import type {
  CreatorApplication,
  CreatorFormState,
  CreatorProfile,
  CreatorProfileForm,
} from '@koma/contract/creators.ts'
import {
  classesToApplyFor,
  creatorDecisions,
  creatorFormFields,
  creatorStatusAfter,
  isCreatorClass,
  type CreatorFormField,
} from '@koma/domain/creator-application.ts'
import { eligibilityOn } from '@koma/domain/creator-eligibility.ts'
import { roleMay } from '@koma/domain/staff-roles.ts'
import { formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { workingDaysUntil, type HolidayCalendar } from '@koma/domain/working-days.ts'
import type { MemberCaller, StaffCaller } from '../../platform/callers.ts'
import type { PrefilledForm } from './commands/prefill-form.ts'
import type { ApplicationRow } from './queries/applications.ts'
import type { ReviewRow } from './queries/review-queue.ts'

/** A private file as records show it, by the record that it belongs to. */
export type FilesBySubject = ReadonlyMap<string, CreatorApplication['attachments']>

/** The profile; before there is one, the member's name and nothing else. */
export const presentProfile = (form: CreatorProfileForm | undefined, name: string): CreatorProfile =>
  form ?? {
    name,
    name_en: null,
    pen_name: null,
    industries: [],
    citizenship: null,
    nationality: null,
    address: null,
    postal_code: null,
    village: null,
    website_url: null,
    social_url: null,
    profile_zh: null,
    profile_en: null,
    works: [],
  }

/** An application as its member sees it; it has been sent. */
export function presentApplication(row: ApplicationRow, files: FilesBySubject): CreatorApplication {
  return {
    ...shared(row, files),
    can_withdraw: creatorStatusAfter(row.status, 'withdraw', 'member') !== undefined,
    can_resubmit: row.status === 'returned',
    status_history: row.changes.map(({ status, at, note }) => ({ status, at: formatTaipeiDateTime(at), note })),
  }
}

/** An application as reviewers see it, with its clock and what they may decide. */
export function presentForReview(
  row: ReviewRow,
  files: FilesBySubject,
  staff: StaffCaller,
  calendar: HolidayCalendar,
): StaffCreatorApplication {
  const today = taipeiDateOf(staff.now)
  const common = shared(row, files)
  const works = common.works.map(({ url, published_on }) => ({ url, publishedOn: published_on }))
  const { isMet, ...facts } = eligibilityOn(today, common.type, { works, files: common.attachments.length })
  const isWaiting = row.status === 'under_review' && row.reviewBy !== null
  return {
    ...common,
    member: row.member,
    working_days_left: isWaiting ? workingDaysUntil(today, row.reviewBy, calendar) : null,
    is_overdue: isWaiting && row.reviewBy < today,
    eligibility: { is_met: isMet, ...facts, counting: [...facts.counting], missing: [...facts.missing] },
    changed: changedFields(row),
    status_history: row.changes.map((change) => ({ ...change, at: formatTaipeiDateTime(change.at) })),
    actions: roleMay(staff.role, 'creators.review')
      ? creatorDecisions.filter((decision) => creatorStatusAfter(row.status, decision, 'reviewer'))
      : [],
  }
}

/** What the form starts with, and what may be done now. */
export function presentFormState(
  { source, form, open, wantedClass }: PrefilledForm,
  member: MemberCaller,
  attachments: CreatorFormState['attachments'],
): CreatorFormState {
  const isWritten = open?.status === 'draft' || open?.status === 'returned'
  return {
    today: taipeiDateOf(member.now),
    types: classesToApplyFor(member.class),
    wanted_type: isCreatorClass(wantedClass) ? wantedClass : null,
    source,
    application_id: isWritten ? open.id : null,
    version: isWritten ? open.version : null,
    saved_at: isWritten && open.draft ? formatTaipeiDateTime(open.updatedAt) : null,
    form,
    attachments,
    comments: open?.status === 'returned' ? open.comments : {},
    reason: open?.status === 'returned' ? open.reason : null,
    under_review: open?.status === 'under_review',
  }
}

function shared(row: ApplicationRow, files: FilesBySubject) {
  return {
    ...row.form!,
    id: row.id,
    number: row.number,
    type: row.class!,
    status: row.status,
    attachments: files.get(row.id) ?? [],
    submitted_at: row.submittedAt && formatTaipeiDateTime(row.submittedAt),
    review_by: row.reviewBy,
    comments: row.comments,
    reason: row.reason,
    version: row.version,
  }
}

/** By field, what differs from the form that was sent before. */
function changedFields({ form, former }: ApplicationRow): CreatorFormField[] {
  if (!form || !former) return []
  const [now, before]: Record<string, unknown>[] = [form, former]
  return creatorFormFields.filter((field) => JSON.stringify(now![field]) !== JSON.stringify(before![field]))
}
