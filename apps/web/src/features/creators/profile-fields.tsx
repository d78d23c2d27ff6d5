import { profileLengthMax } from '@koma/contract/creators.ts'
import { countGraphemes } from '@koma/domain/graphemes.ts'
import { TextAreaField } from '@koma/ui/text-area-field.tsx'
import { useState } from 'react'
import { useSite } from '../../lib/use-language.ts'
import type { FieldProps } from './field-props.ts'
import { FormPart } from './form-part.tsx'
import { hintOf } from './remark.tsx'

/** The two profiles, each with its characters counted as the server counts them. Source: product §5, §9 */
export function ProfileFields({ written, errors, comments }: FieldProps) {
  const { words } = useSite()
  return (
    <FormPart title={words('creators.partProfile')}>
      <p>{words('creators.profileText')}</p>
      <Profile
        name="profile_zh"
        label={words('creators.profileZh')}
        comment={comments.profile_zh}
        error={errors.profile_zh}
        text={written.profile_zh ?? ''}
      />
      <Profile
        name="profile_en"
        label={words('creators.profileEn')}
        comment={comments.profile_en}
        error={errors.profile_en}
        text={written.profile_en ?? ''}
      />
    </FormPart>
  )
}

interface ProfileProps {
  readonly name: 'profile_zh' | 'profile_en'
  readonly label: string
  readonly comment: string | undefined
  readonly error: string | undefined
  readonly text: string
}

function Profile({ name, label, comment, error, text }: ProfileProps) {
  const { words } = useSite()
  const [count, setCount] = useState(() => countGraphemes(text.trim()))
  const over = count - profileLengthMax
  return (
    <TextAreaField
      {...{ id: name, name, label, error }}
      lang={name === 'profile_zh' ? 'zh-Hant-TW' : 'en'}
      hint={hintOf(comment, words('creators.profileHint'))}
      defaultValue={text}
      onChange={(event) => setCount(countGraphemes(event.currentTarget.value.trim()))}
      after={
        <p className="web-count" data-over={over > 0 || undefined}>
          <span>{words('creators.counted', { count, max: profileLengthMax })}</span>
          {/* Only too many is worth interrupting a reader who listens. */}
          <strong role="status">{over > 0 ? words('creators.countedOver', { over }) : ''}</strong>
        </p>
      }
    />
  )
}
