import { CoverPicture, type SizedPicture } from '@koma/ui/cover-picture.tsx'
import { htmlLang } from '@koma/domain/languages.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

interface NameDrawerProps {
  readonly record: {
    readonly cover: SizedPicture | null
    readonly name_zh: string
    readonly name_ja: string | null
    readonly name_en: string | null
  }
  readonly tab: string
  readonly look: Exclude<LibraryKind, 'comic'>
}

/** The picture of a record or, where there is none, the front of its drawer. An ornament, drawn by the style sheet alone. */
export function NameDrawer({ record, tab, look }: NameDrawerProps) {
  const { language } = useSite()
  const name = wordsOf(record, 'name', language)
  if (!name) return null
  return (
    <CoverPicture picture={record.cover} sizes={cardSizes}>
      <span className="web-drawer" data-look={look} aria-hidden="true" lang={htmlLang[name.language]}>
        <span className="web-drawer-label">
          <span className="web-drawer-tab" data-words={tab} />
          <span className="web-drawer-name" data-words={name.text} />
        </span>
      </span>
    </CoverPicture>
  )
}
