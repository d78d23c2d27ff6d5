import { calendarFile } from '@koma/domain/icalendar.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadActivity } from '../features/activities/activity-data.ts'
import { eventsOf } from '../lib/activity-event.ts'
import { screenOf } from '../lib/screen.ts'

/** One activity for a calendar program, in the reader's language. Source: RFC 5545, product §2 "personal calendar" */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const { language, paths, site } = screen
  const activity = await loadActivity(screen, args.params['activityId'])
  const address = site.publicUrl + paths.activity(activity.category, activity.id)
  const body = calendarFile({ language: htmlLang[language], events: eventsOf(activity, language, address) })
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="koma-${activity.category}-${activity.id}.ics"`,
      // A changed date must reach who asks again.
      'cache-control': 'no-cache',
    },
  })
}
