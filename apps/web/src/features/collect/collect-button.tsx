import { Button } from '@koma/ui/button.tsx'
import { useFetcher, useLocation } from 'react-router'
import type { ToastFacts } from '../../lib/flash.ts'
import { useSite } from '../../lib/use-language.ts'
import { useToast } from '../../shell/toasts.tsx'
import type { SharedItem } from './shared-item.ts'

/**
 * Collects the item or lets it go. A form, so that it works without scripts; with them the button turns at once, is
 * busy until the server has it, and turns back when it refuses. A visitor is led to sign and back here.
 * Source: product §3 is_collect
 */
export function CollectButton({ item }: { item: SharedItem }) {
  const { words, paths } = useSite()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<{ readonly toast: ToastFacts | null }>()
  useToast(fetcher.data?.toast)
  const wished = fetcher.formData?.get('is_collect')
  const isCollect = wished === undefined || wished === null ? item.isCollect : wished === 'true'
  return (
    <fetcher.Form method="post" action={paths.memberCollectItem(item.kind, item.id)}>
      <input type="hidden" name="is_collect" value={String(!isCollect)} />
      <input type="hidden" name="back" value={pathname + search} />
      {item.category ? <input type="hidden" name="category" value={item.category} /> : null}
      <Button
        type="submit"
        variant={isCollect ? 'primary' : 'quiet'}
        className="web-collect"
        aria-busy={fetcher.state === 'idle' ? undefined : true}
        aria-label={words(isCollect ? 'collect.removeOf' : 'collect.collectOf', { title: item.title })}
      >
        <span aria-hidden="true">{isCollect ? '★ ' : '☆ '}</span>
        {words(isCollect ? 'collect.remove' : 'collect.collect')}
      </Button>
    </fetcher.Form>
  )
}
