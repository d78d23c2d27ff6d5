import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const source = 'packages/i18n/src/messages/zh/'

/** Named by the data that they describe, by their text object, or by react-admin: no key of theirs stands in the code. */
const askedForElsewhere = /\/(device|console-react-admin|site|visitor|account|console)\.ts$/

/** Messages that no line of code asks for, by `domain.key`: as a literal, through a template, or as a property. */
export function messageProblems(root: string): readonly string[] {
  const files = sourceFiles(root)
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('packages/i18n/src/messages/') && !isTest(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
  const askers = asksOf(code.join('\n'))
  return files
    .filter((file) => file.startsWith(source) && !askedForElsewhere.test(file))
    .flatMap((file) => {
      const ownAsk = ownAsksOf(code, file)
      return messagesIn(readFileSync(path.join(root, file), 'utf8'))
        .filter(({ domain, key }) => !ownAsk(key) && !askers.some((asks) => asks(`${domain}.${key}`)))
        .map(({ domain, key }) => `${file}: nothing asks for ${domain}.${key}`)
    })
}

const isTest = (file: string) => /\.test\.tsx?$|^e2e\/|\.fixture\.ts$/.test(file)

/** The keys of a catalogue: those at the first indentation of each exported object. */
function messagesIn(text: string): readonly { domain: string; key: string }[] {
  return [...text.matchAll(/^export const (\w+) = \{\n([\s\S]*?)^\}/gm)].flatMap(([, domain, body]) =>
    [...body!.matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(([, quoted, plain]) => ({
      domain: domain!,
      key: quoted ?? plain!,
    })),
  )
}

type Asks = (name: string) => boolean

/** Every literal and every template of the code that may name a message. */
function asksOf(code: string): readonly Asks[] {
  const literals = new Set([...code.matchAll(/['"]([A-Za-z]\w*\.[\w.]+)['"]/g)].map(([, name]) => name!))
  const templates = [...code.matchAll(/`([A-Za-z]\w*\.(?:[\w.]|\$\{[^`{}]*\})*)`/g)].map(([, template]) => template!)
  const patterns = [...new Set(templates)].map(
    (template) => new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
  )
  return [(name) => literals.has(name), ...patterns.map((pattern) => (name: string) => pattern.test(name))]
}

/** What the readers of the catalogue's own text object ask it for: `text.key`, `text('key')`, text(`prefix_${name}`). */
function ownAsksOf(code: readonly string[], file: string): Asks {
  const name = path.basename(file, '.ts')
  const ways = [`/${name}-text.ts'`, `/messages/zh/${name}.ts'`]
  const readers = code.filter((text) => ways.some((way) => text.includes(way))).join('\n')
  const names = new Set([...readers.matchAll(/[.'](\w+)\b/g)].map(([, key]) => key!))
  const templates = [...readers.matchAll(/`(?:\w+\.)?((?:\w|\$\{[^`{}]*\})*_(?:\w|\$\{[^`{}]*\})*)`/g)].map(
    ([, one]) => one!,
  )
  const patterns = [...new Set(templates)].map((one) => new RegExp(`^${one.replaceAll(/\$\{[^}]*\}/g, '.+')}$`))
  return (key) => names.has(key) || patterns.some((pattern) => pattern.test(key))
}
