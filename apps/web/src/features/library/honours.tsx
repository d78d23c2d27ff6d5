import type { Honour } from '@koma/contract/library.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { Fragment } from 'react'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

/** What a work or a person has won or stood for, each leading to its edition; nothing where there is none. */
export function Honours({ awards, withTitles }: { awards: readonly Honour[]; withTitles?: boolean }) {
  const { words } = useSite()
  if (awards.length === 0) return null
  return (
    <section className="k-stack" aria-labelledby="awards">
      <SectionHeading id="awards">{words('library.awards')}</SectionHeading>
      <ul className="web-honours">
        {awards.map((honour, place) => (
          <li key={place}>
            <StateTag look={honour.result === 'winner' ? 'mine' : 'note'}>{words(`library.${honour.result}`)}</StateTag>
            <HonourLink honour={honour} />
            {withTitles ? <HonouredWork honour={honour} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No text of a record has these characters: where the award and its category stand in the sentence. */
const awardPlace = '\uE000'
const categoryPlace = '\uE001'

function HonourLink({ honour }: { honour: Honour }) {
  const { words, language, paths } = useSite()
  const sentence = words('library.honour', { year: honour.year, award: awardPlace, category: categoryPlace })
  const said = {
    [awardPlace]: wordsOf(honour.award, 'name', language),
    [categoryPlace]: wordsOf(honour, 'category', language),
  }
  return (
    <UiLink href={paths.record('award', honour.award.id)}>
      {sentence.split(/([\uE000\uE001])/).map((part, at) => (
        <Fragment key={at}>{part in said ? <Said said={said[part as keyof typeof said]} /> : part}</Fragment>
      ))}
    </UiLink>
  )
}

/** The work that was named; a link where the database has it. */
function HonouredWork({ honour: { comic_id: comic, title_zh: title } }: { honour: Honour }) {
  const { paths } = useSite()
  if (!title) return null
  const name = <span lang="zh-Hant-TW">{title}</span>
  return comic === null ? name : <UiLink href={paths.record('comic', comic)}>{name}</UiLink>
}
