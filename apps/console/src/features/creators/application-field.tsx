import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import type { CreatorFormField } from '@koma/domain/creator-application.ts'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'
import type { Verdict } from './use-verdict.ts'

/** As long as the API takes a comment (characters). */
const commentLengthMax = 1000

interface Props {
  readonly field: CreatorFormField
  readonly application: StaffCreatorApplication
  readonly verdict: Verdict
  /** Whether this person may comment now. */
  readonly mayComment: boolean
  readonly children: ReactNode
}

/** A field as it was sent, with what was said about it before and room for a comment now. */
export function ApplicationField({ field, application, verdict, mayComment, children }: Props) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const label = text(`consoleCreators.field_${field}`)
  const before = application.comments[field]
  return (
    <div className="c-creator-field">
      <dt>
        <span className="c-creator-label">
          {label}
          {application.changed.includes(field) && <StateTag state="active" word={text('consoleCreators.changed')} />}
        </span>
        {mayComment && !isOpen && (
          <Button
            size="small"
            variant="outlined"
            aria-label={text('consoleCreators.comment_on', { field: label })}
            onClick={() => setIsOpen(true)}
          >
            {text('consoleCreators.comment')}
          </Button>
        )}
      </dt>
      <dd>
        <div className="c-letter" dir="auto">
          {children}
        </div>
        {before && (
          <p className="c-creator-before">
            <strong>{text('consoleCreators.said_before')}</strong> {before}
          </p>
        )}
        {mayComment && isOpen && (
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            label={text('consoleCreators.comment_on', { field: label })}
            value={verdict.comments[field] ?? ''}
            onChange={(event) => verdict.comment(field, event.target.value)}
            slotProps={{ htmlInput: { maxLength: commentLengthMax } }}
          />
        )}
      </dd>
    </div>
  )
}
