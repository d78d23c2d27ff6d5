import { contentLengths } from '@koma/contract/content-desk.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceField } from '../../shell/choice-field.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { isEditable } from './editable-html.ts'

// The editor is as large as the rest of the console: it comes when somebody writes.
const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }))

interface Props {
  readonly language: Language
  /** What is written; an article's text where it is not said. */
  readonly label?: string
  readonly value: string
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  /** Whether pictures of the library may stand in it. */
  readonly hasPictures?: boolean
  onChange(html: string): void
}

/** The body of an item, as text with its marks or as HTML; what the editor does not know can only be HTML. */
export function BodyField({ language, label, value, problem, isReadOnly, hasPictures = false, onChange }: Props) {
  const text = useText()
  const id = useId()
  const canEdit = isEditable(value, hasPictures)
  const [wantsSource, setWantsSource] = useState(false)
  const isSource = wantsSource || !canEdit
  return (
    <div className="c-field c-content-body">
      <label id={`${id}-label`} htmlFor={isSource ? id : undefined}>
        {label ?? text('consoleContent.body')}
      </label>
      {canEdit && !isReadOnly && (
        <ChoiceField
          legend={text('consoleContent.write_as')}
          name={`${id}-mode`}
          chosen={isSource ? 'html' : 'text'}
          choices={[
            { value: 'text', label: text('consoleContent.as_text') },
            { value: 'html', label: 'HTML' },
          ]}
          onChoose={(mode) => setWantsSource(mode === 'html')}
        />
      )}
      {!canEdit && <small>{text('consoleContent.only_html')}</small>}
      {isSource ? (
        <SourceField id={id} lang={htmlLang[language]} value={value} isReadOnly={isReadOnly} onChange={onChange} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <RichEditor
            labelledBy={`${id}-label`}
            lang={htmlLang[language]}
            value={value}
            isReadOnly={isReadOnly}
            pictures={hasPictures ? language : undefined}
            onChange={onChange}
          />
        </Suspense>
      )}
      <small className="c-field-problem">{problem}</small>
    </div>
  )
}

interface SourceProps extends Pick<Props, 'value' | 'isReadOnly' | 'onChange'> {
  readonly id: string
  readonly lang: string
}

function SourceField({ id, lang, value, isReadOnly, onChange }: SourceProps) {
  return (
    <textarea
      id={id}
      className="c-input c-content-source"
      rows={14}
      lang={lang}
      value={value}
      readOnly={isReadOnly}
      maxLength={contentLengths.body}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
