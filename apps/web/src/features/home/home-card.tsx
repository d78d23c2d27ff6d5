import { Card } from '@koma/ui/card.tsx'
import { CoverPanel } from '@koma/ui/cover-panel.tsx'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { cardSizes } from '../../lib/cover-sizes.ts'
import { Fragment } from 'react'
import { DateBadge } from '../../shell/date-badge.tsx'
import type { HomeCardView } from './home-cards.ts'

/** One activity, piece of news, video or work on the first page. */
export function HomeCard({ card }: { card: HomeCardView }) {
  const { title, text, flag, flagColour, foot, jacket } = card
  return (
    <Card
      title={title.text}
      {...(title.lang && { titleLang: title.lang })}
      href={card.href}
      cover={
        <>
          <CoverPicture picture={card.picture} sizes={cardSizes}>
            {jacket ? <CoverPanel {...jacket} /> : <Cover seed={String(card.id)} subject={card.subject} />}
          </CoverPicture>
          {card.day ? <DateBadge leaf={card.day} /> : null}
        </>
      }
      state={stateOf(card)}
      {...(flag && { flag: <span lang={flag.lang}>{flag.text}</span> })}
      {...(flagColour && { flagColour })}
      kicker={
        <>
          {card.kicker} {title.badge ? <span className="web-language">{title.badge}</span> : null}
        </>
      }
      foot={foot?.map((line) => (
        <span key={line}>{line}</span>
      ))}
    >
      {text.length > 0 ? (
        <p>
          {text.map((one, place) => (
            <Fragment key={one.text}>
              {place > 0 ? ' / ' : null}
              <span lang={one.lang}>{one.text}</span>
            </Fragment>
          ))}
        </p>
      ) : null}
    </Card>
  )
}

function stateOf({ state, length }: HomeCardView) {
  if (state) return <StateTag look={state.look}>{state.word}</StateTag>
  return length ? <span className="web-length">{length}</span> : null
}
