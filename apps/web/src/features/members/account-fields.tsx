import { isUsername } from '@koma/domain/account-rules.ts'
import { TextField } from '@koma/ui/text-field.tsx'
import { useState, type FocusEvent } from 'react'
import { useFetcher } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { FormPart, type PartProps } from './form-part.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { RegisterAnswer } from './register.ts'

export interface AccountFieldsProps extends PartProps {
  readonly hasPassword: boolean
  /** The page came back without the passwords that were typed. */
  readonly isEmptied: boolean
}

/** Account name and password; whether the name is free is told as soon as it is complete. */
export function AccountFields({ values, errors, hasPassword, isEmptied }: AccountFieldsProps) {
  const { words } = useSite()
  const check = useFetcher<RegisterAnswer>()
  const [username, setUsername] = useState(values.username ?? '')
  const isTaken = check.data?.values.username === username ? check.data.isTaken : null
  const lookUp = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const name = currentTarget.value
    if (isUsername(name)) void check.submit({ intent: 'check', username: name }, { method: 'post' })
  }
  return (
    <FormPart title={words('members.partAccount')}>
      <TextField
        id="username"
        name="username"
        label={words('members.username')}
        mark={words('members.required')}
        hint={words(isTaken === false ? 'members.usernameFree' : 'members.usernameHint')}
        error={errors.username ?? (isTaken ? words('members.usernameTaken') : null)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        onBlur={lookUp}
        required
      />
      {hasPassword ? (
        <NewPasswordFields kind="first" username={username} errors={errors} isEmptied={isEmptied} />
      ) : null}
    </FormPart>
  )
}
