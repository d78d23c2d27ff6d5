import { createHash } from 'node:crypto'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { referenceText } from '@koma/i18n/reference-text.ts'
import {
  responseOf,
  type ApiDocument,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  type ApiSchema,
} from './openapi-operations.ts'
import { referenceStyle } from './reference-style.ts'
import { schemaLines, typeOf } from './schema-lines.ts'

/** The page runs nothing; its one style sheet is named by its hash. */
export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(referenceStyle).digest('base64')}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Words = ReturnType<typeof referenceText>

/** The description as a page to read: a contents list, then every call with its parameters, body and answers. */
export function referencePage(document: ApiDocument, language: Language): string {
  const words = referenceText(language)
  const calls = callsOf(document)
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'api')
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<style>${referenceStyle}</style>
</head>
<body>
<header><h1>${words.title}</h1><p>${words.intro}</p><p><a href="openapi.json">${words.download}</a> <small>${escaped(document.info.version)}</small></p></header>
<nav aria-label="${words.contents}"><h2>${words.contents}</h2>${[...groups].map(([tag, some]) => contentsOf(tag, some)).join('')}</nav>
<main>
${[...groups].map(([tag, some]) => `<section><h2>${escaped(tag)}</h2>${some.map((call) => callBlock(call, words)).join('')}</section>`).join('\n')}
<section><h2 id="records">${words.records}</h2>${Object.entries(document.components.schemas).map(recordBlock).join('')}</section>
</main>
</body>
</html>`
}

interface Call {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly operation: ApiOperation
  readonly answers: readonly (readonly [status: string, answer: ApiResponse])[]
}

function callsOf(document: ApiDocument): readonly Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: `${method}${path.replace(/[^\w]+/g, '-')}`,
      method: method.toUpperCase(),
      path,
      operation,
      answers: Object.entries(operation.responses).map(([status, one]) => [status, responseOf(document, one)]),
    })),
  )
}

function contentsOf(tag: string, calls: readonly Call[]): string {
  const items = calls.map(({ id, method, path }) => `<li><a href="#${id}"><b>${method}</b> ${escaped(path)}</a></li>`)
  return `<h3>${escaped(tag)}</h3><ul>${items.join('')}</ul>`
}

function callBlock({ id, method, path, operation, answers }: Call, words: Words): string {
  const body = operation.requestBody?.content['application/json']?.schema
  return `<article id="${id}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>/api${escaped(path)}</code></h3>
<p>${escaped(operation.summary ?? '')}</p>
<p class="gate">${gateOf(operation, words)}</p>
${operation.parameters?.length ? `<h4>${words.parameters}</h4>${parameterTable(operation.parameters, words)}` : ''}
${body ? `<h4>${words.body}</h4>${schemaBlock(body)}` : ''}
<h4>${words.answers}</h4>
<table><thead><tr><th scope="col">${words.status}</th><th scope="col">${words.meaning}</th></tr></thead><tbody>${answers.map(answerRow).join('')}</tbody></table>
</article>`
}

function gateOf({ security = [] }: ApiOperation, words: Words): string {
  if (security.length === 0) return words.public
  if (security.length > 1) return words.visitor
  return 'staff' in security[0]! ? words.staff : words.member
}

function parameterTable(parameters: readonly ApiParameter[], words: Words): string {
  const head = [words.name, words.place, words.type, words.required]
    .map((word) => `<th scope="col">${word}</th>`)
    .join('')
  const rows = parameters.map(
    ({ name, in: place, schema, required }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(place)}</td><td>${escaped(schema ? typeOf(schema) : '')}</td><td>${required ? words.yes : words.no}</td></tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function answerRow([status, { description, content }]: Call['answers'][number]): string {
  const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined
  const lines = description
    .split('\n')
    .map((line) => `<div>${escaped(line).replace(/`([^`]+)`/g, '<code>$1</code>')}</div>`)
  return `<tr><td><b>${status}</b></td><td>${lines.join('')}${schema ? schemaBlock(schema) : ''}</td></tr>`
}

function recordBlock([name, schema]: [string, ApiSchema]): string {
  return `<article id="record-${escaped(name)}"><h3>${escaped(name)}</h3>${schemaBlock(schema)}</article>`
}

/** The fields of a schema as indented lines; a named record is a link to it. */
function schemaBlock(schema: ApiSchema): string {
  const text = escaped(schemaLines(schema).join('\n'))
  return `<pre>${text.replace(/→ (\w+)/g, '<a href="#record-$1">$1</a>')}</pre>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
