import type { DeskItem } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ApiError } from '../../api/api-error.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import type { ItemMoves } from './use-item-move.ts'

interface Props {
  readonly action: 'publish' | 'unpublish'
  readonly item: DeskItem
  readonly page: NonNullable<DeskItem['page']>
  readonly move: ItemMoves
  /** Told what the form lacks, by field. */
  onRefused(errors: Readonly<Record<string, string>>): void
  onClose(): void
}

/** Asks before a version of a text of the house is published or withdrawn, and says from when it holds and for whom. */
export function PageDialog({ action, item, page, move, onRefused, onClose }: Props) {
  const text = useText()
  const word = action === 'publish' ? 'publish' : 'withdraw'
  const send = async () => {
    const refused = await move.move(action, action === 'publish' ? {} : undefined)
    if (refused instanceof ApiError) onRefused(refused.body.errors)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="page-dialog-title">
      <DialogTitle id="page-dialog-title">{text(`consolePages.${word}_title`)}</DialogTitle>
      <DialogContent className="c-stack">
        <p className="c-dialog-subject">
          <strong>{item.draft.title_zh}</strong>
        </p>
        {useMeaning(action, item, page).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button onClick={() => void send()}>
          {text(action === 'publish' ? 'consoleContent.publish' : 'consolePages.withdraw')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What it means for readers, a sentence a line. */
function useMeaning(action: Props['action'], { draft }: DeskItem, page: Props['page']): string[] {
  const text = useText()
  const formats = useFormats()
  const coming = page.versions.find(({ state }) => state === 'coming')
  if (action === 'unpublish')
    return coming ? [text('consolePages.withdraw_text', { day: formats.date(coming.holds_from) })] : []
  if (!page.is_legal) return [text('consolePages.publish_house')]
  const day = draft.page?.holds_from
  if (!day) return [text('consolePages.no_day')]
  return [
    text('consolePages.publish_legal', { day: formats.date(day) }),
    ...(coming ? [text('consolePages.publish_replaces', { day: formats.date(coming.holds_from) })] : []),
    text(draft.page?.asks_again ? 'consolePages.publish_asks' : 'consolePages.publish_quiet'),
  ]
}
