/** Other houses whose players a page may show, once a reader asks for one. */
export type EmbedKind = 'youtube' | 'vimeo'

const players = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    path: (id: string) => `/embed/${id}?autoplay=1&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    path: (id: string) => `/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const satisfies Record<EmbedKind, unknown>

/** The origins that a page may frame: these players, in the form that sets no cookie before one plays. */
export const embedOrigins: readonly string[] = Object.values(players).map(({ origin }) => origin)

/** A recording elsewhere: who is asked, from which host, the player's address, and the page without our frame. */
export interface VideoEmbed {
  readonly name: string
  readonly host: string
  readonly player: string
  readonly page: string
}

/** The embed of an id at YouTube or Vimeo; whatever the id holds, it stays inside the path of that player. */
export function videoEmbed(kind: EmbedKind, id: string): VideoEmbed {
  const { name, origin, path, page } = players[kind]
  const safe = encodeURIComponent(id)
  return { name, host: new URL(origin).host, player: origin + path(safe), page: page(safe) }
}
