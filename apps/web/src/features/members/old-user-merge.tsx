import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { FormPart } from './form-part.tsx'

/** For whoever has an account here: sign in, then merge. The password of that account stands before it. */
export function OldUserMerge({ code, signedInAs }: { code: string; signedInAs: string | null }) {
  const { words, paths } = useSite()
  const { state, formData } = useNavigation()
  const isMerging = state !== 'idle' && formData?.get('intent') === 'merge'
  return (
    <FormPart title={words('oldUsers.mergeTitle')}>
      {signedInAs === null ? (
        <>
          <p>{words('oldUsers.mergeText')}</p>
          <div>
            <LinkButton href={paths.sign(paths.oldUserInfo(code))}>{words('oldUsers.mergeSign')}</LinkButton>
          </div>
        </>
      ) : (
        <Form method="post" className="k-stack">
          <p>
            {words('oldUsers.mergeAs', { username: signedInAs })} {words('oldUsers.mergeConfirm')}
          </p>
          <input type="hidden" name="intent" value="merge" />
          <div>
            <Button type="submit" busyWord={isMerging ? words('oldUsers.merging') : null}>
              {words('oldUsers.mergeButton')}
            </Button>
          </div>
          <p className="k-quiet">{words('oldUsers.mergeElse')}</p>
        </Form>
      )}
    </FormPart>
  )
}
