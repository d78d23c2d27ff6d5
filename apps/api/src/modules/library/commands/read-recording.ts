import type { Album, Video } from '@koma/contract/recordings.ts'
import type { Db } from '../../../platform/db.ts'
import { cardsById, itemById, named, titled } from '../../content/public.ts'
import { presentTracks, presentVideoFacts } from '../present.ts'
import { chaptersOf, videoFacts, videosOfAlbums } from '../queries/recordings.ts'

/** A video as its page shows it; undefined where none is shown. */
export async function readVideo(db: Db, id: number, memberId: string | null): Promise<Video | undefined> {
  const item = await itemById(db, 'video', id, memberId)
  if (!item) return undefined
  const [facts, chapters] = await Promise.all([videoFacts(db, [id]), chaptersOf(db, id)])
  const own = facts.get(id)!
  return {
    ...titled.article(item),
    ...presentVideoFacts(own),
    tracks: presentTracks(own),
    chapters: [...chapters],
  }
}

/** An album with its videos in their order; undefined where none is shown. */
export async function readAlbum(db: Db, id: number, memberId: string | null): Promise<Album | undefined> {
  const item = await itemById(db, 'album', id, memberId)
  if (!item) return undefined
  const ids = (await videosOfAlbums(db, [id])).get(id) ?? []
  const [cards, facts] = await Promise.all([cardsById(db, ids, memberId), videoFacts(db, ids)])
  return {
    ...named.article(item),
    videos_count: cards.length,
    videos: cards.map((card) => ({ ...titled.card(card), ...presentVideoFacts(facts.get(card.id)!) })),
  }
}
