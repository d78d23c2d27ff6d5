import type { DeskItem, PreviewLink } from '@koma/contract/content-desk.ts'
import type { ContentMove } from '@koma/domain/content-states.ts'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'

/** Does a named action on the item with the version that is on the screen, and says what happened. */
export function useItemMove(item: DeskItem, onChanged: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const notify = useNotify()
  const text = useText()
  const act = (action: string, body?: unknown) =>
    dataProvider.act({ resource: 'content', id: String(item.id), action, version: item.version, body })
  return {
    async move(action: ContentMove | 'revert', body?: unknown): Promise<Error | undefined> {
      try {
        await act(action, body)
        notify(text(`consoleContent.done_${action}`), { type: 'success' })
        return undefined
      } catch (error) {
        const refused = error as Error
        notify(refused.message, { type: 'error' })
        return refused
      } finally {
        onChanged()
      }
    },
    preview: async () => (await act('preview')) as PreviewLink,
  }
}

export type ItemMoves = ReturnType<typeof useItemMove>
