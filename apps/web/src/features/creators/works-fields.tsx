import { worksMax } from '@koma/contract/creators.ts'
import { Button } from '@koma/ui/button.tsx'
import { FieldError } from '@koma/ui/field.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'
import { Remark } from './remark.tsx'
import { useWorkList } from './use-work-list.ts'
import { WorkFields } from './work-fields.tsx'

export interface WorksFieldsProps extends FieldProps {
  /** The centre's day: nothing was published after it. */
  readonly today: string
  /** A work came or went: the form changed although nobody typed. */
  readonly onChange: () => void
}

/** The list of works; without scripts the button posts the form, which comes back with one more. Source: product §3 */
export function WorksFields({ written, errors, comments, today, onChange }: WorksFieldsProps) {
  const { words } = useSite()
  const { entries, said, add, remove } = useWorkList(written.works, onChange)
  return (
    <FormPart title={words('creators.partWorks')}>
      <div id="works" className="k-field" tabIndex={-1} data-wrong={errors.works ? '' : undefined}>
        <p className="k-field-hint">
          <Remark comment={comments.works}>{words('creators.worksText', { max: worksMax })}</Remark>
        </p>
        {errors.works ? <FieldError id="works-error">{errors.works}</FieldError> : null}
      </div>
      <ol className="web-works" role="list">
        {entries.map(({ key, work }, place) => (
          <li key={key}>
            <WorkFields
              {...{ place, work, errors, today }}
              onRemove={entries.length > 1 ? () => remove(place) : undefined}
            />
          </li>
        ))}
      </ol>
      <p className="k-ears" role="status">
        {said}
      </p>
      {entries.length < worksMax ? (
        <div>
          <Button
            type="submit"
            name="intent"
            value="add_work"
            variant="quiet"
            onClick={(event) => {
              event.preventDefault()
              add()
            }}
          >
            {words('creators.addWork')}
          </Button>
        </div>
      ) : null}
    </FormPart>
  )
}
