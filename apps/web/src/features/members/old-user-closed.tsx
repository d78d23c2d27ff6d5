import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { AskAnswer, ClosedState } from './old-user.ts'

/** A link that opens nothing, why, and what to do next. */
export function OldUserClosed({ state, answer }: { state: ClosedState; answer: AskAnswer | null }) {
  const { words, paths } = useSite()
  return (
    <div className="web-door">
      <Panel
        colour={state === 'used' ? 'yellow' : 'paper'}
        lean="end"
        tone="corner-end"
        art={<PanelArt motif={state === 'used' ? 'hands' : 'ink'} colour={state === 'used' ? 'yellow' : 'paper'} />}
      />
      <div className="k-box k-stack web-door-form">
        <SectionHeading level={1}>{words(`oldUsers.${state}Title`)}</SectionHeading>
        <p className="k-lead">{words(`oldUsers.${state}Text`)}</p>
        {state === 'used' ? (
          <div className="k-row">
            <LinkButton href={paths.sign()}>{words('oldUsers.doneSign')}</LinkButton>
          </div>
        ) : (
          <>
            <AskAgain answer={answer} />
            <div className="k-row">
              <LinkButton href={paths.register()} variant="quiet">
                {words('oldUsers.newMember')}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function AskAgain({ answer }: { answer: AskAnswer | null }) {
  const { words } = useSite()
  const { state } = useNavigation()
  if (answer?.isAsked) {
    return (
      <p className="web-aside" role="status">
        {words('oldUsers.asked')}
      </p>
    )
  }
  return (
    <Form method="post" className="k-stack" noValidate>
      <h2>{words('oldUsers.askTitle')}</h2>
      <input type="hidden" name="intent" value="ask" />
      <TextField
        id="email"
        name="email"
        type="email"
        label={words('oldUsers.askEmail')}
        error={answer?.errors.email}
        autoComplete="email"
        defaultValue={answer?.values.email}
        required
      />
      <div>
        <Button type="submit" busyWord={state === 'idle' ? null : words('oldUsers.asking')}>
          {words('oldUsers.askButton')}
        </Button>
      </div>
    </Form>
  )
}
