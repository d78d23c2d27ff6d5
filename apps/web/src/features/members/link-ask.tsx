import { Button } from '@koma/ui/button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import type { LinkWording } from './link-wording.ts'

/** The button that uses a mailed link; leaving before asks once more. Source: product §2 "unfinished activation" */
export function LinkAsk({ wording }: { wording: LinkWording }) {
  const { words } = useSite()
  const { state } = useNavigation()
  return (
    <>
      <SectionHeading level={1}>{words(wording.title)}</SectionHeading>
      <p className="k-lead">{words(wording.text)}</p>
      <Form method="post">
        <Button type="submit" size="large" busyWord={state === 'idle' ? null : words(wording.busy)}>
          {words(wording.button)}
        </Button>
      </Form>
      <LeaveGuard
        active={state === 'idle'}
        question={words(wording.leave)}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </>
  )
}
