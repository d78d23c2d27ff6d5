import { LinkButton } from '@koma/ui/link-button.tsx'
import { MangaPage } from '@koma/ui/manga-page.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SoundWord } from '@koma/ui/sound-word.tsx'
import { SpeechBubble } from '@koma/ui/speech-bubble.tsx'
import { VerticalTitle } from '@koma/ui/vertical-title.tsx'
import { number } from '../../lib/format.ts'
import type { TodayOpening } from '../../lib/opening-words.ts'
import { useSite } from '../../lib/use-language.ts'
import type { HeadMember } from '../../shell/head-member.ts'
import { Lines } from '../../shell/lines.tsx'
import { OpeningPanel } from './opening-panel.tsx'

/** The first page of the comic: who we are, whether we are open, a desk, membership. */
export function OpeningPage({ opening, member }: { opening: TodayOpening; member: HeadMember | null }) {
  const { words, language, paths } = useSite()
  return (
    <MangaPage label={words('home.pageLabel')}>
      <Panel tone="ring" speed={{ x: 36, y: 58 }} art={<PanelArt motif="pen-dive" at="start" />}>
        <div className="web-cover">
          <SoundWord lang={language === 'en' ? 'en' : 'ja'} colour="yellow">
            {words('home.soundInk')}
          </SoundWord>
          <VerticalTitle as="h1" subtitle={words('home.headlineSide')}>
            {words('home.headline')}
          </VerticalTitle>
        </div>
      </Panel>
      <Panel colour="cyan" tone="bottom" art={<PanelArt motif="eyes" colour="cyan" />} />
      <Panel tone="left">
        <div className="web-place-end">
          <SpeechBubble>
            <Lines text={words('home.welcome')} />
          </SpeechBubble>
        </div>
      </Panel>
      <OpeningPanel opening={opening} />
      <Panel as="section" tone="top" art={<PanelArt motif="city" seed="home" at="bottom" />}>
        <div className="web-plate">
          <div>
            <h2>{words('home.rentTitle')}</h2>
            <p>{words('home.rentText')}</p>
          </div>
          <LinkButton href={paths.rentList()}>{words('home.rentButton')}</LinkButton>
        </div>
      </Panel>
      <JoinPanel member={member} />
    </MangaPage>
  )
}

function JoinPanel({ member }: { member: HeadMember | null }) {
  const { words, paths } = useSite()
  return (
    <Panel colour="red" tone="corner-start" as="section">
      <div className="web-join">
        <VerticalTitle size="panel">{words(member ? 'home.memberTitle' : 'home.joinTitle')}</VerticalTitle>
        <div className="web-join-words">
          <p>
            {member ? (
              words('home.memberPoints', { points: number(member.points) })
            ) : (
              <Lines text={words('home.joinBenefits')} />
            )}
          </p>
          <LinkButton href={member ? paths.memberRent() : paths.register()}>
            {words(member ? 'home.memberButton' : 'home.joinButton')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}
