import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { memberPoints } from '../features/points/member-points.ts'
import { PointsBalance } from '../features/points/points-balance.tsx'
import { PointsRecords } from '../features/points/points-records.tsx'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberPoints(screenOf(args))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('points.title'),
    description: words('points.description'),
    noindex: true,
  }))

/** member/points: the balance and every movement. Source: product §2, §3 */
export default function MemberPoints() {
  const data = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead href={paths.memberPoints()} title={words('points.title')} sound={words('points.sound')} />
      {data.activation ? <MissingActivation activation={data.activation} /> : null}
      <PointsBalance points={data.points} />
      <PointsRecords logs={data.logs} meta={data.meta} filter={data.filter} />
    </div>
  )
}
