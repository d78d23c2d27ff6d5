/** A message is one sentence with `{{placeholders}}`, or its plural forms chosen by the argument `count`. */
export type Message = string | { readonly one: string; readonly other: string }

/** Messages by domain and key: `{ rent: { title: '…' } }` is asked for as `rent.title`. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>

/** The same domains and keys as the Chinese source, so that a missing or surplus translation is a type error. */
export type Translation<Source extends Catalogue> = {
  readonly [Domain in keyof Source]: { readonly [Key in keyof Source[Domain]]: Message }
}

/** Every `domain.key` of a catalogue. */
export type MessageKey<Source extends Catalogue> = {
  [Domain in keyof Source & string]: `${Domain}.${keyof Source[Domain] & string}`
}[keyof Source & string]

type TextOf<Source extends Catalogue, Key extends string> = Key extends `${infer Domain}.${infer Name}`
  ? Name extends keyof Source[Domain]
    ? Source[Domain][Name] extends { other: infer Other extends string }
      ? Other
      : Source[Domain][Name] extends string
        ? Source[Domain][Name]
        : never
    : never
  : never

type Placeholder<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The arguments that a message asks for, read from its Chinese text. */
export type MessageArguments<Source extends Catalogue, Key extends string> = [
  Placeholder<TextOf<Source, Key>>,
] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<TextOf<Source, Key>>, string | number>>]

/** Asks for one sentence; a wrong key or a missing argument is a type error. */
export type Translate<Source extends Catalogue> = <Key extends MessageKey<Source>>(
  key: Key,
  ...values: MessageArguments<Source, Key>
) => string

/** Binds a catalogue to its language. A key that is missing at run time throws: types make it unreachable. */
export function translator<Source extends Catalogue>(
  language: string,
  catalogue: Translation<Source>,
): Translate<Source> {
  const plural = pluralsOf(language)
  return (key, ...[values]) => {
    const dot = key.indexOf('.')
    const message = catalogue[key.slice(0, dot)]?.[key.slice(dot + 1)]
    if (message === undefined) throw new Error(`No message ${key} in ${language}`)
    const filled: Readonly<Record<string, string | number>> | undefined = values
    return fill(pluralForm(message, plural, Number(filled?.['count'])), filled)
  }
}

/** The rules of a language, made when the first message has two forms: not every page has one. */
function pluralsOf(language: string): Plurals {
  let rules: Intl.PluralRules | undefined
  return { select: (count) => (rules ??= new Intl.PluralRules(language)).select(count) }
}

type Plurals = Pick<Intl.PluralRules, 'select'>

/** The form of a message for a number, by the rules of its language. */
export function pluralForm(message: Message, plural: Plurals, count: number): string {
  if (typeof message === 'string') return message
  return plural.select(count) === 'one' ? message.one : message.other
}

/** Puts values into `{{placeholders}}`; the text itself is never interpreted further. */
export function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  return values ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)) : text
}
