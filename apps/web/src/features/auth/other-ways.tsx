import type { IdentityProvider } from '@koma/contract/identities.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'
import { startAddress } from '../../lib/three-problem.ts'

export interface OtherWaysProps {
  readonly providers: readonly IdentityProvider[]
  readonly word: 'three.signInWith' | 'three.registerWith'
}

/** The providers to sign in or register with; nothing where none is configured. */
export function OtherWays({ providers, word }: OtherWaysProps) {
  const { words, language } = useSite()
  if (providers.length === 0) return null
  return (
    <div className="k-stack web-other-ways">
      <p className="web-or" aria-hidden="true">
        {words('three.or')}
      </p>
      {providers.map(({ id, name }) => (
        <LinkButton key={id} href={startAddress(id, language)} variant="quiet" size="large">
          {words(word, { name })}
        </LinkButton>
      ))}
    </div>
  )
}
