import { UiLink } from '@koma/ui/link.tsx'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { number } from '../lib/format.ts'
import { useSite } from '../lib/use-language.ts'
import type { HeadMember } from './head-member.ts'

/** The signed-in member: name and points, and the ways to the records and out. A native disclosure, so it opens without scripts. */
export function MemberMenu({ member }: { member: HeadMember }) {
  const { words, paths } = useSite()
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? closeByItself(details.current) : undefined), [])
  return (
    <details ref={details} className="web-member">
      <summary>
        <span className="web-member-name">{member.name}</span>
        <span className="web-member-points">{words('shell.points', { points: number(member.points) })}</span>
        <span className="k-ears">{words('shell.memberMenu')}</span>
      </summary>
      <div className="web-member-panel">
        <UiLink href={paths.memberInfo()}>{words('shell.memberInfo')}</UiLink>
        <UiLink href={paths.memberLevel()}>{words('shell.memberLevel')}</UiLink>
        <UiLink href={paths.memberRent()}>{words('shell.memberRent')}</UiLink>
        <UiLink href={paths.memberApply()}>{words('shell.memberApply')}</UiLink>
        <UiLink href={paths.memberCollect()}>{words('shell.memberCollect')}</UiLink>
        <UiLink href={paths.memberPoints()}>{words('shell.memberPoints')}</UiLink>
        <UiLink href={paths.memberContact()}>{words('shell.memberLetters')}</UiLink>
        <UiLink href={paths.memberDevices()}>{words('shell.memberDevices')}</UiLink>
        <UiLink href={paths.memberApps()}>{words('shell.memberApps')}</UiLink>
        <Form method="post" action={paths.sign()} reloadDocument={pathname === paths.home()}>
          <input type="hidden" name="intent" value="sign_out" />
          <button type="submit">{words('shell.signOut')}</button>
        </Form>
      </div>
    </details>
  )
}

/** Closes an open menu when a link in it is followed, when the reader turns elsewhere, and by Escape, which gives the focus back. */
function closeByItself(details: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const close = () => details.removeAttribute('open')
  const isInside = ({ target }: Event) => target instanceof Node && details.contains(target)
  const closeElsewhere = (event: Event) => {
    if (!isInside(event)) close()
  }
  const closeAfterLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    close()
    details.querySelector('summary')?.focus()
  }
  details.addEventListener('click', closeAfterLink, stop)
  details.addEventListener('keydown', closeByKey, stop)
  document.addEventListener('pointerdown', closeElsewhere, stop)
  document.addEventListener('focusin', closeElsewhere, stop)
  return () => stop.abort()
}
