import type { Member } from '@koma/contract/members.ts'
import { useSite } from '../../lib/use-language.ts'

/** The member's picture, or the first letter of the name in its place. `side` in CSS pixels. */
export function AvatarPicture({ member, side }: { member: Pick<Member, 'avatar' | 'name'>; side: number }) {
  const { paths } = useSite()
  const { avatar, name } = member
  if (!avatar) {
    return (
      <span className="web-avatar" style={{ inlineSize: side, blockSize: side }} aria-hidden="true">
        {[...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name)][0]?.segment}
      </span>
    )
  }
  const sources = avatar.variants.map(({ width }) => `${paths.memberAvatar(avatar.id, width)} ${width}w`)
  return (
    <img
      className="web-avatar"
      src={paths.memberAvatar(avatar.id, avatar.variants[1]?.width ?? avatar.width)}
      srcSet={sources.join(', ')}
      sizes={`${side}px`}
      width={side}
      height={side}
      alt=""
    />
  )
}
