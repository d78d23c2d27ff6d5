import type { Ticket } from '@koma/contract/contact.ts'
import { contactBodyLengthMax } from '@koma/domain/contact-rules.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState, type FormEvent } from 'react'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

type TicketAction = 'answer' | 'close'

/** The answer that goes out by mail, or the end without one. */
export function AnswerForm({ ticket, onDone }: { ticket: Ticket; onDone(): void }) {
  const text = useText()
  const [answer, setAnswer] = useState('')
  const [isAsked, setAsked] = useState(false)
  const act = useRecordAction('contact', ({ action }: RecordOrder & { action: TicketAction }) =>
    text(`consoleContact.done_${action}`),
  )
  const send = (action: TicketAction, body?: unknown) =>
    act.mutate({ action, id: ticket.id, version: ticket.version, body }, { onSettled: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send('answer', { answer: answer.trim() })
  }
  return (
    <form className="c-stack c-answer-form" onSubmit={submit}>
      <AnswerField value={answer} onChange={setAnswer} lang={htmlLang[ticket.language]} />
      <div className="c-row-actions">
        <Button type="submit" variant="contained" disabled={act.isPending || answer.trim() === ''}>
          {text('consoleContact.send')}
        </Button>
        <Button variant="outlined" disabled={act.isPending} onClick={() => setAsked(true)}>
          {text('consoleContact.close')}
        </Button>
      </div>
      {isAsked && (
        <CloseDialog
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            send('close')
          }}
        />
      )}
    </form>
  )
}

function AnswerField({ value, onChange, lang }: { value: string; onChange(value: string): void; lang: string }) {
  const text = useText()
  return (
    <>
      <div className="c-field">
        <label htmlFor="answer">{text('consoleContact.answer')}</label>
        <textarea
          id="answer"
          name="answer"
          className="c-input c-answer"
          rows={8}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required
          maxLength={contactBodyLengthMax}
          lang={lang}
          aria-describedby="answer-hint"
        />
      </div>
      <small id="answer-hint">{text('consoleContact.answer_hint')}</small>
    </>
  )
}

function CloseDialog({ onCancel, onConfirm }: { onCancel(): void; onConfirm(): void }) {
  const text = useText()
  return (
    <Dialog open onClose={onCancel} aria-labelledby="close-title">
      <DialogTitle id="close-title">{text('consoleContact.ask_close')}</DialogTitle>
      <DialogContent>
        <p>{text('consoleContact.ask_close_text')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel}>
          {text('consoleShell.cancel')}
        </Button>
        <Button onClick={onConfirm}>{text('consoleContact.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
