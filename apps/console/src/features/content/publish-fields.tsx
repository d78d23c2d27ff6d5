import { useText } from '../../i18n/use-text.ts'
import { ChoiceField } from '../../shell/choice-field.tsx'
import { TimeField } from './time-field.tsx'
import type { PublishForm } from './use-publish-form.ts'

/** Now or at a time, and until when. */
export function PublishFields({ form, isShown }: { form: PublishForm; isShown: boolean }) {
  const text = useText()
  const { when, from, until, problems } = form
  return (
    <>
      <ChoiceField<'now' | 'later'>
        legend={text('consoleContent.when')}
        name="when"
        chosen={when}
        choices={(['now', 'later'] as const).map((value) => ({ value, label: text(`consoleContent.when_${value}`) }))}
        onChoose={form.setWhen}
      />
      {when === 'later' && (
        <TimeField
          label={text('consoleContent.publish_at')}
          value={from}
          problem={problems['publish_at']}
          onChange={form.setFrom}
        />
      )}
      {when === 'later' && isShown && <p>{text('consoleContent.hides_until')}</p>}
      <TimeField
        label={text('consoleContent.unpublish_at')}
        value={until}
        problem={problems['unpublish_at']}
        onChange={form.setUntil}
      />
      <small>{text('consoleContent.until_hint')}</small>
    </>
  )
}
