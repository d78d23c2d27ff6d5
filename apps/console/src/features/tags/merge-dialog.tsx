import type { StaffTag } from '@koma/contract/tags.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useAllTags } from '../../data/use-all-tags.ts'
import { useRecordAction } from '../../data/use-record-action.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ChoiceList } from '../../media/choice-list.tsx'

/** Makes a tag part of another, after saying what that means. */
export function MergeDialog({ tag, onClose }: { tag: StaffTag; onClose(): void }) {
  const text = useText()
  const formats = useFormats()
  const [into, setInto] = useState('')
  const others = useAllTags().filter(({ id }) => id !== tag.id)
  const merge = useRecordAction('tags', () => text('consoleTags.done_merge'))
  const order = { id: String(tag.id), action: 'merge', version: tag.version, body: { into: Number(into) } }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{text('consoleTags.merge_title', { name: formats.name(tag) })}</DialogTitle>
      <DialogContent className="c-stack">
        <p>{text('consoleTags.merge_text')}</p>
        <ChoiceList
          name="into"
          label={text('consoleTags.merge_into')}
          value={into}
          choices={[
            { value: '', label: text('consoleTags.merge_choose') },
            ...others.map((other) => ({ value: String(other.id), label: formats.name(other) })),
          ]}
          onChange={setInto}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('consoleShell.cancel')}
        </Button>
        <Button disabled={into === '' || merge.isPending} onClick={() => merge.mutate(order, { onSettled: onClose })}>
          {text('consoleTags.merge_do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
