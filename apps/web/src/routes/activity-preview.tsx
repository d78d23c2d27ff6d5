import type { Activity as ActivityRecord } from '@koma/contract/activities.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { categoryOf } from '../features/activities/activity-data.ts'
import { calls } from '../lib/calls.ts'
import { openingSummary } from '../lib/opening-words.ts'
import type { MetaInput } from '../lib/page-meta.ts'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { load, notFound, screenOf } from '../lib/screen.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import Activity from './activity.tsx'

export const headers = previewHeaders

/** The draft stands under the address of its category alone, as the activity will. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const category = categoryOf(screen.url.pathname)
  const [activity, setting] = await Promise.all([
    previewLoader<ActivityRecord>('activity')(args),
    load(screen, calls.dateSetting()),
  ])
  if (activity.category !== category) throw notFound()
  return { activity, own: null, opening: openingSummary(screen.words, setting) }
}

export const meta = (input: MetaInput & { loaderData?: { readonly activity: ActivityRecord } | undefined }) =>
  previewMeta({ ...input, loaderData: input.loaderData?.activity })

/** activity_exhibition/preview and its kin: an activity as it is being written. Source: product §2 (id preview) */
export default function ActivityPreview() {
  return (
    <DraftFrame>
      <Activity />
    </DraftFrame>
  )
}
