import { Button } from '@koma/ui/button.tsx'
import { Field } from '@koma/ui/field.tsx'
import { useState, type FormEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { AvatarAnswer } from './avatar.ts'
import { CropBox } from './crop-box.tsx'
import { useCrop } from './use-crop.ts'

/** Chooses a picture and cuts a square out of it; without scripts the file goes as it is, and its middle is kept. */
export function AvatarForm({ answer }: { answer: AvatarAnswer | null }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const submit = useSubmit()
  const { canvas, picture, crop, choose, move, zoomTo, cut } = useCrop()
  const [unreadable, setUnreadable] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!picture) return
    event.preventDefault()
    const blob = await cut()
    if (!blob) return setUnreadable(true)
    const form = new FormData()
    form.set('avatar', blob, 'avatar.jpg')
    await submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  const open = async (file: File | undefined) => setUnreadable(file ? !(await choose(file)) : false)
  const isSending = state !== 'idle' && formData?.get('intent') !== 'remove'
  return (
    <Form method="post" encType="multipart/form-data" className="k-box k-form" onSubmit={(event) => void send(event)}>
      <Field
        id="avatar"
        label={words('profile.avatarFile')}
        hint={words('profile.avatarText')}
        error={unreadable ? words('profile.avatarUnreadable') : answer?.error}
      >
        {(ties) => (
          <input
            {...ties}
            className="k-input"
            type="file"
            name="avatar"
            accept="image/jpeg,image/png,image/webp"
            required
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      {picture ? <CropBox canvas={canvas} zoom={crop.zoom} onMove={move} onZoom={zoomTo} /> : null}
      <div>
        <Button type="submit" busyWord={isSending ? words('profile.avatarSaving') : null}>
          {words('profile.avatarSave')}
        </Button>
      </div>
    </Form>
  )
}
