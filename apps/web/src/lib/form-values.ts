import { data } from 'react-router'

/**
 * What a posted form holds as text; files count as absent. Of a name given twice the last that is not empty. A body that
 * is no form (another program wrote it) throws the screen of a 400.
 */
export const formValues = async (request: Request): Promise<FormValues> => valuesOf(await formOf(request))

/** The same of a form that was read, or of an address that a form has made. */
export function valuesOf(form: Iterable<readonly [string, FormDataEntryValue]>): FormValues {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && (value || !(name in values))) values[name] = value
  return values
}

export type FormValues = Readonly<Record<string, string>>

/** The first message of each field, as a form shows them. */
export type FieldErrors = Readonly<Record<string, string>>

/** The API's field messages, one a field. */
export const fieldErrorsOf = (errors: Readonly<Record<string, readonly string[]>> | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
  )

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
