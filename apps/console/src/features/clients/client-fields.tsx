import TextField from '@mui/material/TextField'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceField } from '../../shell/choice-field.tsx'
import type { ClientField, ClientForm } from './client-form.ts'

/** As long as the API takes a name (characters). */
const nameLengthMax = 100

interface Props {
  readonly form: ClientForm
  readonly isNew: boolean
  messageOf(field: ClientField): string | undefined
  change(part: Partial<ClientForm>): void
}

/** Three names, the addresses to return to and, once it is registered, whether it is in use. */
export function ClientFields({ form, isNew, messageOf, change }: Props) {
  const text = useText()
  const [wrongName, wrongAddress] = [messageOf('name_zh'), messageOf('redirect_uris')]
  return (
    <>
      <TextField
        name="name_zh"
        label={text('consoleClients.name_zh')}
        value={form.name_zh}
        onChange={(event) => change({ name_zh: event.target.value })}
        error={wrongName !== undefined}
        helperText={wrongName ?? text('consoleClients.name_hint')}
        required
        slotProps={{ htmlInput: { maxLength: nameLengthMax } }}
      />
      {(['name_ja', 'name_en'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={text(`consoleClients.${name}`)}
          value={form[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: nameLengthMax, lang: name === 'name_ja' ? 'ja' : 'en' } }}
        />
      ))}
      <TextField
        name="redirect_uris"
        label={text('consoleClients.redirect_uris')}
        value={form.addresses}
        onChange={(event) => change({ addresses: event.target.value })}
        error={wrongAddress !== undefined}
        helperText={wrongAddress ?? text('consoleClients.redirect_hint')}
        required
        multiline
        minRows={3}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } }}
      />
      {!isNew && <StatusField form={form} change={change} />}
    </>
  )
}

function StatusField({ form, change }: Pick<Props, 'form' | 'change'>) {
  const text = useText()
  return (
    <>
      <ChoiceField
        legend={text('consoleShell.status')}
        name="disabled"
        chosen={form.disabled ? 'disabled' : 'active'}
        choices={(['active', 'disabled'] as const).map((value) => ({
          value,
          label: text(`consoleClients.status_${value}`),
        }))}
        onChoose={(status) => change({ disabled: status === 'disabled' })}
      />
      {form.disabled && <p>{text('consoleClients.disable_warning')}</p>}
    </>
  )
}
