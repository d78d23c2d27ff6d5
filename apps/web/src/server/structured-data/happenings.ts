import type { Activity } from '@koma/contract/activities.ts'
import type { Video } from '@koma/contract/recordings.ts'
import type { RegistrationStatus } from '@koma/domain/activities.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { isoInstant } from '../../lib/format.ts'
import { localised, wordsOf } from '../../lib/localised.ts'
import { centreId, given, pictureOf, type PageOf } from './described-page.ts'
import type { Clip, Event, Offer, Person, Place, VideoObject, VirtualLocation } from './schema-types.ts'

const eventTypes = {
  exhibition: 'ExhibitionEvent',
  lecture: 'EducationEvent',
  course: 'EducationEvent',
  matchmaking: 'Event',
} as const satisfies Record<Activity['category'], Event['@type']>

/** An activity with its time and place, in the language in which its title is shown. */
export function event(page: PageOf<Activity>): Event {
  const { data: activity, language, at, address } = page
  const title = wordsOf(activity, 'title', language)!
  return {
    '@type': eventTypes[activity.category],
    '@id': `${address}#event`,
    name: title.text,
    inLanguage: htmlLang[title.language],
    startDate: isoInstant(activity.starts_at),
    endDate: isoInstant(activity.ends_at),
    eventStatus: `https://schema.org/${activity.phase === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline(activity) ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline(activity) ? onlinePlaceOf(page) : placeOf(page),
    image: [pictureOf(page, activity)],
    organizer: { '@id': centreId(at) },
    url: address,
    ...given('description', localised(activity.seo, 'description', language)),
    ...given('maximumAttendeeCapacity', activity.registration.capacity),
    ...given('performer', speakersOf(page)),
    ...given('offers', offerOf(page)),
    ...(activity.registration.fee_points === 0 && { isAccessibleForFree: true }),
  }
}

/** No field tells: what is in no room of the centre and says first that it is online is. */
const isOnline = ({ space, location_zh }: Activity): boolean =>
  space === null && location_zh?.startsWith('線上') === true

/** Where one joins is said on the activity's own page. */
const onlinePlaceOf = ({ data: activity, language, address }: PageOf<Activity>): VirtualLocation => ({
  '@type': 'VirtualLocation',
  url: address,
  ...given('name', wordsOf(activity, 'location', language)?.text),
})

/** A room of the centre is at the centre's address; elsewhere what is written says where. */
function placeOf({ data: activity, language, words, centre }: PageOf<Activity>): Place {
  const name = wordsOf(activity, 'location', language)?.text ?? centre?.name ?? words('shell.centre')
  const address = activity.space === null ? null : centre?.address?.text
  return {
    '@type': 'Place',
    name,
    address: address ? { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TW' } : name,
  }
}

const availability = {
  not_started: 'https://schema.org/PreOrder',
  open: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  closed: 'https://schema.org/SoldOut',
} as const satisfies Partial<Record<RegistrationStatus, Offer['availability']>>

/** How one gets in where one registers: a point is NT$1. Nothing of what is over or called off. Decision: points */
function offerOf({ data: { phase, registration }, address }: PageOf<Activity>): Offer | undefined {
  const { status, fee_points, opens_at, closes_at } = registration
  if (status === 'none' || phase === 'past' || phase === 'cancelled') return undefined
  return {
    '@type': 'Offer',
    url: address,
    price: fee_points,
    priceCurrency: 'TWD',
    availability: availability[status],
    ...given('validFrom', opens_at && isoInstant(opens_at)),
    ...given('validThrough', closes_at && isoInstant(closes_at)),
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
    ...(kind === 'file'
      ? { contentUrl: src.startsWith('/') ? at(src) : src, ...given('hasPart', clipsOf(page)) }
      : { embedUrl: embed[kind] + src }),
  }
}

/** Each chapter from its first second to the one in which the next begins; only of our own player can one be opened. */
function clipsOf({ data: { id, chapters, duration_s }, language, at, paths }: PageOf<Video>): Clip[] | undefined {
  const clips = chapters.map(({ starts_s: start, ...title }, place) => ({
    '@type': 'Clip' as const,
    name: localised(title, 'title', language),
    startOffset: start,
    endOffset: chapters[place + 1]?.starts_s ?? duration_s,
    url: at(paths.video(id, { t: start })),
  }))
  return clips.length > 0 ? clips : undefined
}
