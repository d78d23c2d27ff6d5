import type { StaffTag } from '@koma/contract/tags.ts'
import { htmlLang, languages } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TextField } from '../../media/text-field.tsx'
import { useTagForm } from './use-tag-form.ts'

/** The longest name (characters), as the API takes it. */
const nameMax = 50

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
            <TextField
              key={language}
              name={`name_${language}`}
              label={text(`consoleTags.name_${language}`)}
              lang={htmlLang[language]}
              value={form[`name_${language}`]}
              problem={problemOf(`name_${language}`)}
              lengthMax={nameMax}
              isRequired={language === 'zh'}
              onChange={(value) => change({ [`name_${language}`]: value })}
            />
          ))}
          {!tag && (
            <TextField
              name="slug"
              label={text('consoleTags.slug')}
              value={form.slug}
              problem={problemOf('slug')}
              hint={text('consoleTags.slug_hint')}
              lengthMax={nameMax}
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
