import { FieldError } from '@koma/ui/field.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { CreatorLists } from './creator-lists.ts'
import type { FieldProps } from './field-props.ts'
import { hintOf } from './remark.tsx'

/** Any number of industries, all of them in sight; at least one. Source: product §5 */
export function IndustryFields({
  written,
  errors,
  comments,
  industries,
}: FieldProps & { industries: CreatorLists['industries'] }) {
  const { words } = useSite()
  const { industries: error } = errors
  return (
    <fieldset
      className="k-field"
      id="industries"
      tabIndex={-1}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? 'industries-hint industries-error' : 'industries-hint'}
    >
      <legend className="k-field-label">
        {words('creators.industries')}
        <span className="k-field-mark">{words('creators.required')}</span>
      </legend>
      <p className="k-field-hint" id="industries-hint">
        {hintOf(comments.industries, words('creators.industriesHint'))}
      </p>
      <div className="k-choices">
        {industries.map(({ id, name, description }) => (
          <label key={id} className="k-choice" title={description ?? undefined}>
            <input
              type="checkbox"
              name="industries"
              value={id}
              defaultChecked={written.industries?.includes(id) ?? false}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id="industries-error">{error}</FieldError> : null}
    </fieldset>
  )
}
