import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { AvatarForm } from '../features/members/avatar-form.tsx'
import { AvatarPicture } from '../features/members/avatar-picture.tsx'
import { changeAvatar, type AvatarAnswer } from '../features/members/avatar.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, requireMember, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { name, avatar } = await requireMember(screenOf(args))
  return { name, avatar }
}

export async function action(args: ActionFunctionArgs) {
  const answer = await changeAvatar(screenOf(args), args.request)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<AvatarAnswer>(({ message, toast }) => ({
  id: crypto.randomUUID(),
  error: message,
  toast,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('profile.avatarTitle'), noindex: true }))

/** member/info/avatar: the member's picture. Source: product §7 "POST /member/avatar" */
export default function MemberInfoAvatar() {
  const member = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <div className="web-under-head k-stack">
      <MemberHead href={paths.memberInfoAvatar()} title={words('profile.avatarTitle')} />
      <div className="web-avatar-now">
        <AvatarPicture member={member} side={128} />
        {member.avatar ? (
          <Form method="post">
            <Button type="submit" name="intent" value="remove" variant="quiet">
              {words('profile.avatarRemove')}
            </Button>
          </Form>
        ) : (
          <p className="k-quiet">{words('profile.avatarNone')}</p>
        )}
      </div>
      <AvatarForm answer={answer} />
      <div>
        <LinkButton href={paths.memberInfo()} variant="quiet">
          {words('profile.back')}
        </LinkButton>
      </div>
    </div>
  )
}
