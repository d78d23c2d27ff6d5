import type { IdentityProvider } from '@koma/contract/identities.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import { startAddress } from '../../lib/three-problem.ts'

/** Nobody has been proved, or too long ago: how to begin. */
export function NoCredential({ providers }: { readonly providers: readonly IdentityProvider[] }) {
  const { words, paths, language } = useSite()
  const [provider] = providers
  return (
    <div className="web-door">
      <Panel colour="cyan" lean="end" tone="corner-end" art={<PanelArt motif="eyes" colour="cyan" />} />
      <div className="k-box k-stack web-door-form">
        <SectionHeading level={1} sound={words('auth.sound')}>
          {words('three.emptyTitle')}
        </SectionHeading>
        <p className="k-lead">
          {provider ? words('three.emptyText', { name: provider.name }) : words('three.emptyNone')}
        </p>
        <div className="k-row">
          {providers.map(({ id, name }) => (
            <LinkButton key={id} href={startAddress(id, language)}>
              {words('three.signInWith', { name })}
            </LinkButton>
          ))}
          <LinkButton href={paths.register()} variant="quiet">
            {words('three.toRegister')}
          </LinkButton>
          <LinkButton href={paths.sign()} variant="quiet">
            {words('three.toSign')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
