import type { Posting } from '@koma/contract/postings.ts'
import type { ContentMove } from '@koma/domain/content-states.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isStale } from '../../../api/api-error.ts'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { PostingSpec } from './posting-specs.ts'

/** Shows, hides, throws away, takes up again or removes a posting with the version that is on the screen, and says what happened. */
export function usePostingMove(spec: PostingSpec, posting: Posting | undefined, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const text = useText()
  const refused = (error: Error) => {
    notify(isStale(error) ? text('consoleShell.stale') : error.message, { type: 'error' })
    return error
  }
  return {
    async move(action: ContentMove | 'revert', body?: unknown): Promise<Error | undefined> {
      if (!posting) return undefined
      const { id, version } = posting
      try {
        await dataProvider.act({ resource: spec.resource, id: String(id), action, version, body })
        notify(text(action === 'revert' ? 'consolePostings.done_revert' : `consoleContent.done_${action}`), {
          type: 'success',
        })
        return undefined
      } catch (error) {
        return refused(error as Error)
      } finally {
        onChanged()
        void queryClient.invalidateQueries({ queryKey: [spec.resource, 'getList'] })
      }
    },
    async remove(): Promise<void> {
      if (!posting) return
      try {
        await dataProvider.delete(spec.resource, { id: posting.id, previousData: posting })
        notify(text('consolePostings.done_remove'), { type: 'success' })
        void queryClient.invalidateQueries({ queryKey: [spec.resource, 'getList'] })
        await navigate(`/${spec.resource}`)
      } catch (error) {
        refused(error as Error)
        onChanged()
      }
    },
  }
}
