import type { PasswordStrength } from '@koma/domain/password-strength.ts'
import { useSite } from '../../lib/use-language.ts'

const wordKeys = {
  0: 'members.strength0',
  1: 'members.strength1',
  2: 'members.strength2',
  3: 'members.strength3',
  4: 'members.strength4',
} as const satisfies Record<PasswordStrength, string>

/** How hard the password is to guess, in four strokes and a word. It refuses nothing. Decision: accounts */
export function StrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  const { words } = useSite()
  if (strength === null) return null
  return (
    <p className="web-strength" data-strength={strength} role="status">
      <span className="web-strength-bar" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-full={step <= strength || undefined} />
        ))}
      </span>
      <span>
        {words('members.strength')}
        {words('shell.colon')}
        {words(wordKeys[strength])}
      </span>
    </p>
  )
}
