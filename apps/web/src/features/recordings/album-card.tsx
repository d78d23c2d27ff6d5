import type { NamedCard } from '@koma/contract/content.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import { CoverPanel } from '@koma/ui/cover-panel.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { SaidName } from '../../shell/said-name.tsx'

interface AlbumCardProps {
  readonly album: NamedCard & { readonly videos_count?: number }
  readonly headingLevel?: 2 | 3
}

/** One album in a list: a stack of panels, and how many videos are in it. */
export function AlbumCard({ album, headingLevel = 2 }: AlbumCardProps) {
  const { words, language, paths } = useSite()
  const name = wordsOf(album, 'name', language)!
  const { videos_count: count } = album
  return (
    <Card
      className="web-album-card"
      title={name.text}
      {...(name.language !== language && { titleLang: htmlLang[name.language] })}
      headingLevel={headingLevel}
      href={paths.album(album.id)}
      cover={
        <CoverPicture picture={album.cover} sizes={cardSizes}>
          <CoverPanel seed={String(album.id)} title={name.text} titleLang={htmlLang[name.language]} />
        </CoverPicture>
      }
      {...(album.type && { flag: <SaidName of={album.type} /> })}
      flagColour="cyan"
      kicker={
        <>
          {count === undefined ? null : words('recordings.videosCount', { count })} <LanguageBadge said={name} />
        </>
      }
    >
      <p>
        <Said said={wordsOf(album, 'summary', language)} />
      </p>
    </Card>
  )
}
