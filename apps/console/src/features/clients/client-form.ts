import type { Client } from '@koma/contract/clients.ts'
import { isRegistrableRedirect } from '@koma/domain/redirect-addresses.ts'

export interface ClientForm {
  readonly name_zh: string
  readonly name_ja: string
  readonly name_en: string
  /** One address a line. */
  readonly addresses: string
  readonly disabled: boolean
}

export type ClientField = 'name_zh' | 'redirect_uris'

/** A message of the console for each field that is wrong. */
export type ClientProblems = Partial<
  Record<ClientField, 'name_missing' | 'address_missing' | 'address_wrong' | 'address_twice'>
>

/** The form of an app, or of a new one. */
export const formOf = (client: Client | undefined): ClientForm => ({
  name_zh: client?.name_zh ?? '',
  name_ja: client?.name_ja ?? '',
  name_en: client?.name_en ?? '',
  addresses: client?.redirect_uris.join('\n') ?? '',
  disabled: client?.disabled ?? false,
})

/** What keeps the form from being sent; empty when nothing does. */
export function problemsOf(form: ClientForm): ClientProblems {
  const addresses = addressesOf(form)
  const problem =
    addresses.length === 0
      ? 'address_missing'
      : !addresses.every(isRegistrableRedirect)
        ? 'address_wrong'
        : new Set(addresses).size < addresses.length
          ? 'address_twice'
          : undefined
  return {
    ...(form.name_zh.trim() === '' ? { name_zh: 'name_missing' as const } : {}),
    ...(problem ? { redirect_uris: problem } : {}),
  }
}

/** The body of POST and PUT; `disabled` belongs to the change alone. */
export function toRequest(form: ClientForm) {
  return {
    name_zh: form.name_zh.trim(),
    name_ja: form.name_ja.trim() || null,
    name_en: form.name_en.trim() || null,
    redirect_uris: addressesOf(form),
    disabled: form.disabled,
  }
}

const addressesOf = ({ addresses }: ClientForm): string[] =>
  addresses
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
