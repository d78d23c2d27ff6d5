import type { CreatorProfile } from '@koma/contract/creators.ts'
import { isAtLeast } from '@koma/domain/member-classes.ts'
import { redirect } from 'react-router'
import { calls } from '../../lib/calls.ts'
import { errorToast, flash } from '../../lib/flash.ts'
import { fieldErrorsOf } from '../../lib/form-values.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { creatorLists } from './creator-lists.ts'
import { shownAgain, type ApplyAnswer } from './send-application.ts'
import { errorsInPlace, filledWorks, readWritten, type WrittenForm } from './written-form.ts'

/** The profile as it stands; who is no creator yet applies first. */
export async function profileData(screen: Screen) {
  const member = await requireMember(screen)
  if (!isAtLeast(member.type, 'associate_creator')) throw redirect(screen.paths.memberApply())
  const [profile, lists, { today }] = await Promise.all([
    load(screen, calls.creatorProfile()),
    creatorLists(screen),
    load(screen, calls.dateSetting()),
  ])
  return { written: asWritten(profile), lists, today }
}

export type ProfileView = Awaited<ReturnType<typeof profileData>>

/** Changes the profile. Source: product §7 (PUT /member/comicists) */
export async function saveProfile(screen: Screen, posted: FormData): Promise<ApplyAnswer | Response> {
  const written = readWritten(posted)
  const { type: _type, ...form } = written
  const texts = Object.entries(form).filter(([, value]) => value !== '')
  const result = await screen.api.call(
    calls.changeCreatorProfile({ ...Object.fromEntries(texts), works: filledWorks(written) }),
  )
  if (result.ok) {
    flash(screen, 'creatorProfileSaved')
    return seeOther(screen.paths.memberApplyProfile())
  }
  if (result.status !== 422) throw refusalScreen(screen, result)
  const errors = errorsInPlace(fieldErrorsOf(result.errors), written)
  return { ...shownAgain(written), errors, toast: errorToast(result.toast) }
}

function asWritten({ works, industries, ...texts }: CreatorProfile): WrittenForm {
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])),
    industries,
    works: works.map((work) => ({
      title: work.title,
      description: work.description ?? '',
      url: work.url ?? '',
      published_on: work.published_on ?? '',
    })),
  }
}
