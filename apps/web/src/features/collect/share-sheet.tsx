import { buttonClass } from '@koma/ui/button-class.ts'
import { useId, type MouseEvent } from 'react'
import { useRootData } from '../../lib/use-root-data.ts'
import { useSite } from '../../lib/use-language.ts'
import { CopyAddress } from './copy-address.tsx'
import { countVisit } from './count-visit.ts'
import { shareLinks } from './share-links.ts'
import type { SharedItem } from './shared-item.ts'

/**
 * Ways to pass an item on: the phone's own sheet where there is one, else a popover that works without scripts. Nothing
 * of another service is loaded; its link is followed or not. Source: product §2 "share and copy URL"
 */
export function ShareSheet({ item }: { item: SharedItem }) {
  const { words, paths } = useSite()
  const { publicUrl } = useRootData()
  const id = useId()
  const address = publicUrl + item.address
  const count = () => countVisit(paths.visit('share', item.id))
  const share = (event: MouseEvent) => {
    const sheet = { title: item.title, url: address }
    if (!hasSheetOfItsOwn(sheet)) return
    event.preventDefault()
    // Closing the sheet without a choice is no failure, and no share.
    navigator.share(sheet).then(count, () => {})
  }
  return (
    <>
      <button type="button" className={buttonClass('quiet')} popoverTarget={id} onClick={share}>
        <span aria-hidden="true">↗ </span>
        {words('collect.share')}
      </button>
      <div id={id} popover="auto" className="web-share" role="dialog" aria-label={words('collect.shareTitle')}>
        <p className="web-share-title">{words('collect.shareTitle')}</p>
        <ul role="list" className="web-share-ways">
          {shareLinks(address, item.title).map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                {...(name !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
                aria-label={words('collect.shareBy', { name: name === 'mail' ? words('collect.mail') : name })}
                onClick={count}
              >
                {name === 'mail' ? words('collect.mail') : name}
              </a>
            </li>
          ))}
        </ul>
        <CopyAddress address={address} onCopied={count} />
        <p className="k-quiet k-small">{words('collect.shareNote')}</p>
        <button type="button" className={buttonClass('quiet')} popoverTarget={id} popoverTargetAction="hide">
          {words('collect.close')}
        </button>
      </div>
    </>
  )
}

/** On a touch screen the system's sheet knows the reader's own apps; a mouse has the page's. */
function hasSheetOfItsOwn(sheet: ShareData): boolean {
  return matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare(sheet)
}
