import type { CreatorFormField } from '@koma/domain/creator-application.ts'
import type { FieldErrors } from '../../lib/form-values.ts'
import type { WrittenForm } from './written-form.ts'

/** What every part of the creator's form is given. */
export interface FieldProps {
  readonly written: WrittenForm
  readonly errors: FieldErrors
  /** A reviewer's remarks; none on the profile. */
  readonly comments: Readonly<Partial<Record<CreatorFormField, string>>>
}
