import { expect, test } from 'vitest'
import { embedOrigins, videoEmbed } from './video-embeds.ts'

test.each([
  ['youtube', 'abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'],
  ['vimeo', '123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
] as const)('%s plays from the host that sets no cookie before', (kind, id, player) => {
  const embed = videoEmbed(kind, id)
  expect(embed.player).toBe(player)
  expect(embedOrigins).toContain(new URL(embed.player).origin)
  expect(embed.host).toBe(new URL(player).host)
})

test.each(['../../evil', 'x?autoplay=0&list=1', '//evil.test', 'a"><script>', '漫畫'])(
  'the id %s leads nowhere else',
  (id) => {
    const { player, page } = videoEmbed('youtube', id)
    expect(new URL(player).pathname).toBe(`/embed/${encodeURIComponent(id)}`)
    expect(new URL(page).host).toBe('www.youtube.com')
    expect(player).not.toMatch(/["<>]/)
  },
)
