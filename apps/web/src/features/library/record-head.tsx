import { languages } from '@koma/domain/languages.ts'
import type { ReactNode } from 'react'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'

interface RecordHeadProps {
  readonly names: Readonly<Record<'name_zh' | 'name_ja' | 'name_en', string | null>>
  /** Above the name: what kind of record it is. */
  readonly kicker?: ReactNode
  readonly lead?: Readonly<Partial<Record<'lead_zh' | 'lead_ja' | 'lead_en', string | null>>>
}

/** The name of a record in the reader's language, and those under which it is known elsewhere. */
export function RecordHead({ names, kicker, lead = {} }: RecordHeadProps) {
  const { language } = useSite()
  const name = wordsOf(names, 'name', language)
  const others = languages.flatMap((one) => {
    const text = names[`name_${one}`]
    return text && text !== name?.text ? [{ text, language: one }] : []
  })
  return (
    <header className="web-from-data">
      {kicker ? <p className="web-record-kicker">{kicker}</p> : null}
      <h1 tabIndex={-1}>
        <Said said={name} />
      </h1>
      <LanguageBadge said={name} />
      {others.map((other, place) =>
        others.findIndex(({ text }) => text === other.text) === place ? (
          <p key={other.language} className="web-record-other">
            <Said said={other} />
          </p>
        ) : null,
      )}
      <Lead lead={lead} />
    </header>
  )
}

function Lead({ lead }: { lead: NonNullable<RecordHeadProps['lead']> }) {
  const { language } = useSite()
  const said = wordsOf(lead, 'lead', language)
  if (!said) return null
  return (
    <p className="k-lead">
      <Said said={said} /> <LanguageBadge said={said} />
    </p>
  )
}
