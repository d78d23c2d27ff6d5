import { pickLanguage, type Language } from '@koma/domain/languages.ts'
import { apiText, type ApiText } from '@koma/i18n/api-text.ts'
import type { FastifyRequest } from 'fastify'

/** The language of every `message`: Accept-Language over zh, ja, en; zh when nothing matches. Source: api.md "language" */
export function languageOf(request: FastifyRequest): Language {
  return pickLanguage(request.headers['accept-language'])
}

/** The sentences of the caller's language. */
export function textOf(request: FastifyRequest): ApiText {
  return apiText(languageOf(request))
}
