import type { Member } from '@koma/contract/members.ts'
import type { Screen } from './screen.ts'
import type { NoticeView } from './site-notices.ts'

/**
 * What a member is told above every page while a text waits for their answer; nothing where it is asked. Once put away it
 * stays away until another version comes. Decision: 0025
 */
export function agreementNotice(
  due: Member['agreements_due'],
  { words, paths, url }: Pick<Screen, 'words' | 'paths' | 'url'>,
): NoticeView | null {
  const first = due[0]
  const href = paths.memberAgreements()
  if (!first || url.pathname === href) return null
  const title = words(`agreements.notice_${due.length > 1 ? 'both' : first.document}`)
  return {
    // The desk's notices are numbered from 1.
    key: `0.${due.map(({ version }) => version.replace(/\D/g, '')).join('')}`,
    level: 'info',
    word: words('agreements.noticeWord'),
    title: { text: title },
    text: { text: words('agreements.noticeText') },
    link: { href, label: words('agreements.noticeLink') },
    putAway: words('agreements.noticePutAway', { title }),
  }
}
