import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A day, YYYY-MM-DD, by the browser's own calendar: it works before and without JavaScript. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />
}
