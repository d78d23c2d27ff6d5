import type { CollectKind } from '@koma/domain/collect-kinds.ts'
import { Button } from '@koma/ui/button.tsx'
import { Form } from 'react-router'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

interface RemovedNoticeProps {
  readonly kind: CollectKind
  readonly removed: {
    readonly id: number
    readonly category: string | null
    readonly title_zh: string
    readonly title_ja: string | null
    readonly title_en: string | null
  }
}

/** Says what was taken out, and takes it back. */
export function RemovedNotice({ kind, removed }: RemovedNoticeProps) {
  const { words, language, paths } = useSite()
  return (
    <div className="k-box web-removed" role="status">
      <p>{words('collect.removedSentence', { title: localised(removed, 'title', language) })}</p>
      <Form method="post" action={paths.memberCollectItem(kind, removed.id)}>
        <input type="hidden" name="is_collect" value="true" />
        <input type="hidden" name="leave" value="true" />
        <input type="hidden" name="back" value={paths.memberCollect(kind)} />
        {removed.category ? <input type="hidden" name="category" value={removed.category} /> : null}
        <Button type="submit">{words('collect.undo')}</Button>
      </Form>
    </div>
  )
}
