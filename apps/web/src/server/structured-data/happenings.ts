import type { Activity } from '@koma/contract/activities.ts'
import type { Video } from '@koma/contract/recordings.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { localised, wordsOf } from '../../lib/localised.ts'
import { centreId, given, isoInstant, pictureOf, type PageOf } from './described-page.ts'
import type { Event, Person, VideoObject } from './schema-types.ts'

const eventTypes = {
  exhibition: 'ExhibitionEvent',
  lecture: 'EducationEvent',
  course: 'EducationEvent',
  matchmaking: 'Event',
} as const satisfies Record<Activity['category'], Event['@type']>

/** An activity with its time and place, in the language in which its title is shown. */
export function event(page: PageOf<Activity>): Event {
  const { data: activity, language, at, address, words } = page
  const title = wordsOf(activity, 'title', language)!
  return {
    '@type': eventTypes[activity.category],
    '@id': `${address}#event`,
    name: title.text,
    inLanguage: htmlLang[title.language],
    startDate: isoInstant(activity.starts_at),
    endDate: isoInstant(activity.ends_at),
    eventStatus: `https://schema.org/${activity.phase === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: wordsOf(activity, 'location', language)?.text ?? words('shell.centre') },
    image: [pictureOf(page, activity)],
    organizer: { '@id': centreId(at) },
    url: address,
    ...given('description', localised(activity.seo, 'description', language)),
    ...given('maximumAttendeeCapacity', activity.registration.capacity),
    ...given('performer', speakersOf(page)),
  }
}

/** Those who are named; a role alone is nobody. */
function speakersOf({ data: { speakers }, language, at }: PageOf<Activity>): Person[] | undefined {
  const named = speakers.flatMap((speaker) => {
    const name = wordsOf(speaker, 'name', language)?.text
    if (!name) return []
    const id = speaker.creator_id
    return [
      { '@type': 'Person' as const, name, ...(id !== null && { '@id': `${at(`/${language}/creator/${id}`)}#person` }) },
    ]
  })
  return named.length > 0 ? named : undefined
}

/** A recording; one that is not there yet is none. */
export function videoObject(page: PageOf<Video>): VideoObject | null {
  const { data: video, language, at, address } = page
  if (!video.source) return null
  const title = wordsOf(video, 'title', language)!
  const embed = {
    youtube: 'https://www.youtube-nocookie.com/embed/',
    vimeo: 'https://player.vimeo.com/video/',
  } as const
  const { kind, src } = video.source
  return {
    '@type': 'VideoObject',
    '@id': `${address}#video`,
    name: title.text,
    inLanguage: htmlLang[title.language],
    description: localised(video.seo, 'description', language) ?? title.text,
    thumbnailUrl: [pictureOf(page, video)],
    uploadDate: isoInstant(video.published_at),
    duration: `PT${video.duration_s}S`,
    publisher: { '@id': centreId(at) },
    ...(kind === 'file' ? { contentUrl: src.startsWith('/') ? at(src) : src } : { embedUrl: embed[kind] + src }),
  }
}
