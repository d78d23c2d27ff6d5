import type { OwnLetter } from '@koma/contract/contact.ts'
import { useSite } from '../../lib/use-language.ts'
import { LetterTicket } from './letter-ticket.tsx'

/** The member's letters, each with what was written and what was answered. */
export function OwnLetters({ letters }: { letters: readonly OwnLetter[] }) {
  const { words } = useSite()
  return (
    <ul className="k-stack" role="list">
      {letters.map((letter) => (
        <li key={letter.number}>
          <LetterTicket letter={letter}>
            <Folded title={words('letters.body')} text={letter.body} />
            {letter.answer ? <Folded title={words('letters.answer')} text={letter.answer} isOpen /> : null}
          </LetterTicket>
        </li>
      ))}
    </ul>
  )
}

function Folded({ title, text, isOpen = false }: { title: string; text: string; isOpen?: boolean }) {
  return (
    <details className="web-history" open={isOpen}>
      <summary>{title}</summary>
      <p className="web-letter-text">{text}</p>
    </details>
  )
}
