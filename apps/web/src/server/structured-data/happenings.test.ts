import { beforeAll, expect, test } from 'vitest'
import { provideAllWords } from '../provide-all-words.ts'
import { structuredData } from './structured-data.ts'

const publicUrl = 'https://koma.example'
beforeAll(() => provideAllWords())

const titled = {
  id: 7,
  title_zh: '分鏡講座',
  title_ja: null,
  title_en: 'Storyboards',
  cover: null,
  seo: { description_zh: null, description_ja: null, description_en: null },
}
const video = {
  ...titled,
  published_at: '2026-11-20 10:00:00',
  duration_s: 90,
  source: { kind: 'file', src: '/v.mp4' },
}
const activity = {
  activity: {
    ...titled,
    category: 'lecture',
    starts_at: '2026-12-01 14:00:00',
    ends_at: '2026-12-01 16:00:00',
    location_zh: null,
    phase: 'upcoming',
    speakers: [],
    space: null,
    registration: { capacity: 30, status: 'open', fee_points: 0, opens_at: null, closes_at: null },
  },
}

const drawn = (id: string, data: unknown, path = '/en/activity_lecture/7') =>
  structuredData({ id, data, status: 200, path }, publicUrl)['@graph']

test('an activity in the house is at its address; one elsewhere is where its words say', () => {
  const of = (more: object) =>
    structuredData(
      {
        id: 'routes/activity_lecture/:activityId',
        data: { activity: { ...activity.activity, location_zh: '2 樓 A 展間', ...more } },
        status: 200,
        path: '/zh/activity_lecture/7',
        centre: {
          name: '漫畫文化中心',
          address: { text: '臺中市中山路 1 號' },
          phone: null,
          email: null,
          mapUrl: null,
          links: [],
        },
      },
      publicUrl,
    )['@graph'].at(-1)
  expect(of({ space: '2a' })).toMatchObject({
    location: { name: '2 樓 A 展間', address: { streetAddress: '臺中市中山路 1 號' } },
  })
  expect(of({ space: null })).toMatchObject({ location: { address: '2 樓 A 展間' } })
})

test('an activity says what it costs and whether one can still register; of what is over, nothing', () => {
  const of = (registration: object, more: object = {}) =>
    drawn('routes/activity_lecture/:activityId', {
      activity: {
        ...activity.activity,
        ...more,
        registration: { ...activity.activity.registration, ...registration },
      },
    }).at(-1)
  const window = { opens_at: '2026-11-25 10:00:00', closes_at: '2026-11-30 18:00:00' }
  expect(of({ status: 'not_started', fee_points: 300, ...window })).toMatchObject({
    offers: {
      price: 300,
      availability: 'https://schema.org/PreOrder',
      validFrom: '2026-11-25T10:00:00+08:00',
      validThrough: '2026-11-30T18:00:00+08:00',
    },
  })
  expect(of({ status: 'full' })).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: 0, availability: 'https://schema.org/SoldOut' },
  })
  expect(of({ status: 'open', fee_points: 300 })).not.toHaveProperty('isAccessibleForFree')
  expect(of({ status: 'none' })).not.toHaveProperty('offers')
  expect(of({}, { phase: 'past' })).not.toHaveProperty('offers')
  expect(of({}, { phase: 'cancelled' })).not.toHaveProperty('offers')
})

test('a recording of ours names its chapters, each by the address that opens it there; one elsewhere does not', () => {
  const chapters = [
    { starts_s: 0, title_zh: '開場', title_ja: null, title_en: 'Opening' },
    { starts_s: 40, title_zh: '分鏡', title_ja: null, title_en: null },
  ]
  const of = (more: object) => drawn('routes/video', { ...video, chapters, ...more }, '/en/video/7').at(-1)
  expect(of({})).toMatchObject({
    hasPart: [
      { name: 'Opening', startOffset: 0, endOffset: 40, url: `${publicUrl}/en/video/7?t=0` },
      { name: '分鏡', startOffset: 40, endOffset: 90, url: `${publicUrl}/en/video/7?t=40` },
    ],
  })
  expect(of({ source: { kind: 'youtube', src: 'abc' } })).not.toHaveProperty('hasPart')
})
