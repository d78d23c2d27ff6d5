import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, type Language } from '@koma/domain/languages.ts'

export interface Subjects {
  /** Every subject of a mail to a reader, by its key, as what it looks like when it is filled in. */
  readonly mails: Readonly<Record<string, RegExp>>
  /** Of the mail that tells the centre of a letter. */
  readonly centre: RegExp
}

const catalogues = path.dirname(fileURLToPath(import.meta.resolve('@koma/i18n/messages/zh/mail.ts')))
const files = readdirSync(catalogues).filter((name) => /(^|-)mail\.ts$/.test(name))
const subjects = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readSubjects(language)])),
) as Record<Language, Subjects>

/** The subjects of the whole catalogue in one language, read from the files themselves: a new one counts by itself. */
export const subjectsOf = (language: Language): Subjects => subjects[language]

async function readSubjects(language: Language): Promise<Subjects> {
  const mails: Record<string, RegExp> = {}
  for (const file of files) {
    const module: Record<string, Record<string, unknown>> = await import(`@koma/i18n/messages/${language}/${file}`)
    for (const [domain, messages] of Object.entries(module)) {
      for (const [key, message] of Object.entries(messages)) {
        if (/(^|_)subject$/.test(key)) mails[`${domain}.${key}`] = filledIn(String(message))
      }
    }
  }
  const { 'contactMail.centre_subject': centre, ...others } = mails
  if (!centre) throw new Error('The centre is told nothing')
  return { mails: others, centre }
}

function filledIn(message: string): RegExp {
  const literal = message.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('[^{}]+')}$`)
}
