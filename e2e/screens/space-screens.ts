import type { SpaceCard } from '@koma/contract/space.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

/** The rooms that can be rented. Source: product §2 "space pages" */
export const spaceScreens: readonly Screen[] = [
  ...['2a', '2b', '2c', '2', '3'].map((id) => ({
    name: `space-${id}`,
    path: ({ wording }: Scene) => wording.paths.space(id),
    title: async (scene: Scene) => scene.wording.nameOf(await room(scene, id)),
    indexed: true,
  })),
  {
    name: 'space-later',
    path: ({ wording }) => wording.paths.space('2a', { from: '2000-01-01' }),
    title: async (scene) => scene.wording.nameOf(await room(scene, '2a')),
    indexed: true,
  },
]

async function room({ page }: Scene, id: string): Promise<SpaceCard> {
  const answer = await page.request.get('/api/space')
  return ((await answer.json()) as SpaceCard[]).find((one) => one.id === id)!
}
