import { Button } from '@koma/ui/button.tsx'
import { DateField } from '@koma/ui/date-field.tsx'
import { TextAreaField } from '@koma/ui/text-area-field.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import type { FieldErrors } from '../../lib/form-values.ts'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { useSite } from '../../lib/use-language.ts'
import type { WrittenWork } from './written-form.ts'

export interface WorkFieldsProps {
  /** Place in the list, from 0. */
  readonly place: number
  readonly work: WrittenWork
  readonly errors: FieldErrors
  readonly today: string
  readonly onRemove: (() => void) | undefined
}

/** One work: title, description, address and day of publication. */
export function WorkFields({ place, work, errors, today, onRemove }: WorkFieldsProps) {
  const { words } = useSite()
  const isAlive = useIsAlive()
  const field = (part: keyof WrittenWork) => ({
    id: `works-${place}-${part}`,
    name: `works[${place}][${part}]`,
    error: errors[`works.${place}.${part}`],
    defaultValue: work[part],
  })
  return (
    <fieldset className="web-work">
      <legend>{words('creators.workNumber', { number: place + 1 })}</legend>
      <div className="k-form">
        <TextField {...field('title')} label={words('creators.workTitle')} mark={words('creators.required')} />
        <div className="k-form-pair">
          <TextField {...field('url')} type="url" label={words('creators.workUrl')} hint={words('creators.urlHint')} />
          <DateField
            {...field('published_on')}
            label={words('creators.workPublished')}
            hint={words('creators.workPublishedHint')}
            max={today}
          />
        </div>
        <TextAreaField
          {...field('description')}
          label={words('creators.workDescription')}
          hint={words('creators.workDescriptionHint')}
          rows={3}
        />
        {isAlive && onRemove ? (
          <div>
            <Button
              variant="quiet"
              onClick={onRemove}
              aria-label={words('creators.removeWorkOf', { number: place + 1 })}
            >
              {words('creators.removeWork')}
            </Button>
          </div>
        ) : null}
      </div>
    </fieldset>
  )
}
