import { htmlLang } from '@koma/domain/languages.ts'
import { Card } from '@koma/ui/card.tsx'
import type { ReactNode } from 'react'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'

interface SlipProps {
  readonly record: { readonly name_zh: string; readonly name_ja: string | null; readonly name_en: string | null }
  readonly href: string
  /** On the tab of the card. */
  readonly tab: ReactNode
  readonly children?: ReactNode
  readonly foot?: ReactNode
}

/** A card of a card catalogue: a tab, a name over a red line, ruled lines for the rest. */
export function Slip({ record, href, tab, children, foot }: SlipProps) {
  const { language } = useSite()
  const name = wordsOf(record, 'name', language)
  const other = wordsOf(record, 'name', language === 'zh' ? 'en' : 'zh')
  return (
    <Card
      className="web-slip"
      title={nameOf(record, language)}
      {...(name && name.language !== language && { titleLang: htmlLang[name.language] })}
      headingLevel={2}
      href={href}
      kicker={
        <>
          <span className="web-slip-tab">{tab}</span> <LanguageBadge said={name} />
        </>
      }
      foot={foot}
    >
      {other && other.text !== name?.text ? (
        <p className="web-slip-other">
          <Said said={other} />
        </p>
      ) : null}
      {children}
    </Card>
  )
}
