import type { ActivityCard } from '@koma/contract/activities.ts'
import { localised } from '../../apps/web/src/lib/localised.ts'
import { castMembers } from '../fixtures/demo.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

/** No activity has this number. */
const unknown = 999_999

type Find = (scene: Scene) => Promise<ActivityCard>

/** The page of an activity, looked at by nobody in particular or by a reader. */
const article = (name: string, find: Find, reader?: Screen['reader']): Screen => ({
  name,
  ...(reader && { reader }),
  path: async (scene) => {
    const { category, id } = await find(scene)
    return scene.wording.paths.activity(category, id)
  },
  title: async (scene) => localised(await find(scene), 'title', scene.wording.language),
  indexed: true,
})

/** Activities: the overview, the lists, and an activity in each state of its registration. Source: product §2, §4 */
export const activityScreens: readonly Screen[] = [
  {
    name: 'activity',
    path: ({ wording }) => wording.paths.activityOverview(),
    title: ({ wording }) => wording.words('activities.title'),
    indexed: true,
  },
  ...(['exhibition', 'lecture', 'course', 'matchmaking'] as const).map((category): Screen => ({
    name: `activity-list-${category}`,
    path: ({ wording }) => wording.paths.activityList(category),
    title: ({ wording }) => wording.words(`activities.${category}`),
    indexed: true,
  })),
  {
    name: 'activity-list-past',
    path: ({ wording }) => wording.paths.activityList('lecture', { when: 'past' }),
    title: ({ wording }) => wording.words('activities.lecture'),
    indexed: true,
  },
  {
    name: 'activity-list-nothing-found',
    path: ({ wording }) => wording.paths.activityList('course', { q: '龘龘', open: 1 }),
    title: ({ wording }) => wording.words('activities.course'),
  },
  article('activity-exhibition', (scene) => first(scene, 'exhibition?when=upcoming')),
  article('activity-open', (scene) => first(scene, 'lecture?registration=open')),
  article('activity-full', (scene) => inState(scene, 'full')),
  article('activity-not-started', (scene) => inState(scene, 'not_started')),
  article('activity-closed', (scene) => inState(scene, 'closed')),
  article('activity-past', (scene) => first(scene, 'course?when=past')),
  article(
    'activity-not-for-this-class',
    (scene) => first(scene, 'matchmaking?registration=open'),
    () => castMembers.general,
  ),
  {
    name: 'activity-apply',
    reader: () => castMembers.general,
    path: async (scene) => scene.wording.paths.activityApply('lecture', (await openLecture(scene)).id),
    title: async (scene) =>
      scene.wording.words('activities.applyTitle', {
        title: localised(await openLecture(scene), 'title', scene.wording.language),
      }),
  },
  {
    name: 'activity-unknown',
    path: ({ wording }) => wording.paths.activity('lecture', unknown),
    title: ({ wording }) => wording.words('errors.notFoundTitle'),
    status: 404,
  },
]

const openLecture: Find = (scene) => first(scene, 'lecture?registration=open')

/** The first activity of a list of the API. */
const first = async (scene: Scene, list: string): Promise<ActivityCard> => (await listed(scene, list))[0]!

/** One whose registration is in that state, of any category. */
const inState = async (scene: Scene, state: ActivityCard['registration']['status']): Promise<ActivityCard> =>
  (await listed(scene, '?when=upcoming&per_page=100')).find(({ registration }) => registration.status === state)!

async function listed({ page }: Scene, list: string): Promise<readonly ActivityCard[]> {
  const answer = await page.request.get(`/api/activity${list.startsWith('?') ? list : `/${list}`}`)
  return ((await answer.json()) as { data: readonly ActivityCard[] }).data
}
