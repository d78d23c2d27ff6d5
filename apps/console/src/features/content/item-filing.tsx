import type { DeskItem } from '@koma/contract/content-desk.ts'
import { useId } from 'react'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TagChoices } from './tag-choices.tsx'
import { useLabels } from './use-labels.ts'
import type { ItemFormState } from './use-item-form.ts'

interface Props {
  readonly item: DeskItem
  readonly state: ItemFormState
  readonly isReadOnly: boolean
}

/** Under which type and tags the item stands, whether it stands on top, and what proves it. */
export function ItemFiling({ item, state, isReadOnly }: Props) {
  const text = useText()
  const { types, tags } = useLabels(item.kind)
  const { form, change } = state
  return (
    <section className="c-box c-content-filing" aria-label={text('consoleContent.filing')}>
      {types.length > 0 && <TypeField types={types} state={state} isReadOnly={isReadOnly} />}
      <label className="c-tick">
        <input
          type="checkbox"
          checked={form.pinned}
          disabled={isReadOnly}
          onChange={({ target }) => change({ pinned: target.checked })}
        />
        {text('consoleContent.field_pinned')}
      </label>
      <TagChoices
        tags={tags}
        chosen={form.tag_ids}
        isReadOnly={isReadOnly}
        onChoose={(tag_ids) => change({ tag_ids })}
      />
      <SourcesField state={state} isReadOnly={isReadOnly} />
    </section>
  )
}

interface TypeProps extends Omit<Props, 'item'> {
  readonly types: ReturnType<typeof useLabels>['types']
}

function TypeField({ types, state: { form, change, problemOf }, isReadOnly }: TypeProps) {
  const text = useText()
  const formats = useFormats()
  const id = useId()
  return (
    <div className="c-field">
      <label htmlFor={id}>{text('consoleContent.field_type_id')}</label>
      <select
        id={id}
        className="c-input"
        value={form.type_id ?? ''}
        disabled={isReadOnly}
        aria-invalid={problemOf('type_id') !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => change({ type_id: target.value ? Number(target.value) : null })}
      >
        <option value="">{text('consoleContent.no_type')}</option>
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {formats.name(type)}
          </option>
        ))}
      </select>
      <small id={`${id}-problem`} className="c-field-problem">
        {problemOf('type_id')}
      </small>
    </div>
  )
}

function SourcesField({ state: { form, change, problemOf }, isReadOnly }: Omit<Props, 'item'>) {
  const text = useText()
  const id = useId()
  // The API tells of the first line that is no address.
  const problem = form.sources.split('\n').flatMap((_, line) => problemOf(`sources.${line}`) ?? [])[0]
  return (
    <div className="c-field c-content-sources">
      <label htmlFor={id}>{text('consoleContent.field_sources')}</label>
      <textarea
        id={id}
        className="c-input"
        rows={3}
        value={form.sources}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => change({ sources: target.value })}
      />
      <small id={`${id}-hint`}>{problem ?? text('consoleContent.sources_hint')}</small>
    </div>
  )
}
