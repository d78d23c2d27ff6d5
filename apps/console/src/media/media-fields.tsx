import { mediaLicences, type MediaLicence } from '@koma/domain/media-rules.ts'
import { htmlLang, languages } from '@koma/domain/languages.ts'
import { useText } from '../i18n/use-text.ts'
import { ChoiceList } from './choice-list.tsx'
import { altMax, creditMax, sourceMax, wantsCredit, type MediaForm } from './media-words.ts'
import { TextField } from './text-field.tsx'

interface Props {
  readonly form: MediaForm
  readonly isReadOnly?: boolean
  problemOf(field: keyof MediaForm): string | undefined
  onChange(part: Partial<MediaForm>): void
}

/** What a picture shows, in three languages, and whose it is. */
export function MediaFields({ form, isReadOnly = false, problemOf, onChange }: Props) {
  const text = useText()
  return (
    <div className="c-media-fields">
      <AltFields form={form} isReadOnly={isReadOnly} problemOf={problemOf} onChange={onChange} />
      <ChoiceList
        name="licence"
        label={text('consoleMedia.licence')}
        value={form.licence}
        choices={mediaLicences.map((value) => ({ value, label: text(`consoleMedia.licence_${value}`) }))}
        problem={problemOf('licence')}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ licence: value as MediaLicence })}
      />
      <TextField
        name="credit"
        label={text('consoleMedia.credit')}
        value={form.credit}
        problem={problemOf('credit')}
        hint={text(wantsCredit(form) ? 'consoleMedia.credit_wanted' : 'consoleMedia.credit_hint')}
        lengthMax={creditMax}
        isReadOnly={isReadOnly}
        onChange={(credit) => onChange({ credit })}
      />
      <TextField
        name="source_url"
        type="url"
        label={text('consoleMedia.source')}
        value={form.source_url}
        problem={problemOf('source_url')}
        lengthMax={sourceMax}
        isReadOnly={isReadOnly}
        onChange={(source_url) => onChange({ source_url })}
      />
    </div>
  )
}

/** What it shows, for who cannot see it. */
function AltFields({ form, isReadOnly = false, problemOf, onChange }: Props) {
  const text = useText()
  return (
    <>
      {languages.map((language) => (
        <TextField
          key={language}
          name={`alt_${language}`}
          label={text(`consoleMedia.alt_${language}`)}
          lang={htmlLang[language]}
          value={form[`alt_${language}`]}
          problem={problemOf(`alt_${language}`)}
          hint={language === 'zh' ? text('consoleMedia.alt_hint') : undefined}
          lengthMax={altMax}
          isRequired={language === 'zh'}
          isReadOnly={isReadOnly}
          isLong
          onChange={(value) => onChange({ [`alt_${language}`]: value })}
        />
      ))}
    </>
  )
}
