import type { ReactNode } from 'react'

export interface SpeechBubbleProps {
  children: ReactNode
  /** Where the speaker stands. */
  tail?: 'start' | 'end' | 'none'
}

/** A balloon drawn by hand that grows with its words. */
export function SpeechBubble({ children, tail = 'start' }: SpeechBubbleProps) {
  return (
    <div className="k-bubble" data-tail={tail}>
      <svg viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path vectorEffect="non-scaling-stroke" d={tail === 'none' ? whole : spoken} />
      </svg>
      <div className="k-bubble-words">{children}</div>
    </div>
  )
}

const spoken =
  'M196 5C128 3 62 9 30 27 6 41 3 66 4 90 5 116 10 137 42 151 56 157 72 161 90 164 88 176 78 188 60 197 96 193 122 184 136 168 158 170 180 171 205 171 266 171 336 166 368 149 394 135 398 112 397 86 396 60 392 40 362 25 322 7 258 7 196 5Z'
const whole =
  'M196 5C128 3 62 9 30 27 6 41 3 66 4 98 5 134 10 157 42 171 86 191 150 195 205 194 266 194 336 190 368 172 394 157 398 126 397 94 396 60 392 40 362 25 322 7 258 7 196 5Z'
