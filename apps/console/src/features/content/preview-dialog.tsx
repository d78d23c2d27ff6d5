import type { PreviewLink } from '@koma/contract/content-desk.ts'
import { languages } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** The addresses under which whoever has them reads the draft, one a language, and until when. */
export function PreviewDialog({ link, onClose }: { link: PreviewLink; onClose(): void }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="preview-title">
      <DialogTitle id="preview-title">{text('consoleContent.preview')}</DialogTitle>
      <DialogContent className="c-stack">
        <p>{text('consoleContent.preview_text', { at: formats.at(link.expires_at) })}</p>
        <ul className="c-content-previews">
          {languages.map((language) => (
            <li key={language}>
              <a href={`/${language}/${link.path}`} target="_blank" rel="noreferrer">
                {text(`consoleContent.language_${language}`)}
              </a>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('consoleContent.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
