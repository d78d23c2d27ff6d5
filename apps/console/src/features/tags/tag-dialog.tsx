import type { StaffTag } from '@koma/contract/tags.ts'
import { languages } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { TagNameField, tagNameMax } from './tag-name-field.tsx'
import { useTagForm } from './use-tag-form.ts'

/** Adds a tag, or gives one other names. */
export function TagDialog({ tag, onClose }: { tag: StaffTag | undefined; onClose(): void }) {
  const text = useText()
  const formats = useFormats()
  const { form, isSending, problemOf, change, submit } = useTagForm(tag, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="tag-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="tag-title">
          {tag ? text('consoleTags.change_title', { name: formats.name(tag) }) : text('consoleTags.add_title')}
        </DialogTitle>
        <DialogContent className="c-stack">
          {languages.map((language) => (
            <TagNameField
              key={language}
              language={language}
              form={form}
              isStale={language !== 'zh' && (tag?.stale.includes(language) ?? false)}
              problem={problemOf(`name_${language}`)}
              onChange={change}
            />
          ))}
          {!tag && (
            <TextField
              name="slug"
              label={text('consoleTags.slug')}
              value={form.slug}
              problem={problemOf('slug')}
              hint={text('consoleTags.slug_hint')}
              lengthMax={tagNameMax}
              onChange={(slug) => change({ slug })}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('consoleShell.cancel')}
          </Button>
          <Button type="submit" disabled={isSending || form.name_zh.trim() === ''}>
            {text('consoleTags.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
