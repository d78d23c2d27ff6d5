import { Button } from '@koma/ui/button.tsx'
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { DeviceList } from '../features/auth/device-list.tsx'
import { endDevices, memberDevices } from '../features/auth/member-devices.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberDevices(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await endDevices(screenOf(args), await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 404)
}

export const clientAction = keptForm(({ toast }) => ({ toast }))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('devices.title'),
    description: words('devices.description'),
    noindex: true,
  }))

/** member/devices: where the member is signed in, and the way to end it. Decision: api.md "completeness" */
export default function MemberDevices() {
  const { devices } = useLoaderData<typeof loader>()
  useToast(useActionData<typeof action>()?.toast)
  const { words, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead
        href={paths.memberDevices()}
        title={words('devices.title')}
        sound={words('devices.sound')}
        lead={words('devices.lead')}
      />
      <DeviceList devices={devices} />
      {devices.length > 1 ? <EndAll /> : <p className="k-quiet">{words('devices.onlyOne')}</p>}
    </div>
  )
}

/** Everywhere but here, or everywhere. */
function EndAll() {
  const { words } = useSite()
  const { formData } = useNavigation()
  const busy = (intent: string) => (formData?.get('intent') === intent ? words('devices.working') : null)
  return (
    <section className="k-box k-stack" aria-labelledby="end-all">
      <h2 id="end-all">{words('devices.othersTitle')}</h2>
      <Form method="post" className="web-end-all">
        <div>
          <Button type="submit" name="intent" value="others" busyWord={busy('others')}>
            {words('devices.others')}
          </Button>
          <p className="k-quiet k-small">{words('devices.othersText')}</p>
        </div>
        <div>
          <Button type="submit" name="intent" value="all" variant="danger" busyWord={busy('all')}>
            {words('devices.all')}
          </Button>
          <p className="k-quiet k-small">{words('devices.allText')}</p>
        </div>
      </Form>
    </section>
  )
}
