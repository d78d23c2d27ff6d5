import swagger from '@fastify/swagger'
import { referenceText } from '@koma/i18n/reference-text.ts'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import { apiPrefix } from './api-prefix.ts'
import type { ApiApp } from './api-app.ts'
import { languageOf } from './language.ts'
import { describeOperations, type ApiDocument, type DescribedRoute } from './openapi-operations.ts'
import { nameSchemas } from './openapi-schemas.ts'
import { referencePage, referencePolicy } from './reference-page.ts'

/**
 * `GET /openapi.json`, made from the schemas that validate, and `GET /reference`, a page that reads it. Knows every
 * route that is added to this scope after it. Source: api.md "description"
 */
export async function registerOpenApi(app: ApiApp) {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', (route) => void routes.push(...describedRoutes(route)))
  nameSchemas()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Koma API', version: packageJson.version, description: referenceText('en').intro },
      servers: [{ url: apiPrefix }],
      components: {
        securitySchemes: { member: { type: 'http', scheme: 'bearer' }, staff: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })

  let made: ApiDocument | undefined
  let text: string | undefined
  const document = () => (made ??= describeOperations(app.swagger() as unknown as ApiDocument, routes))

  app.route({
    method: 'GET',
    url: '/openapi.json',
    config: { gate: 'public' },
    schema: { tags: ['description'], summary: 'This description, OpenAPI 3.1', response: { 200: z.unknown() } },
    handler: (_, reply) => reply.type('application/json').send((text ??= JSON.stringify(document()))),
  })

  app.route({
    method: 'GET',
    url: '/reference',
    config: { gate: 'public' },
    schema: { hide: true },
    handler(request, reply) {
      reply.header('content-security-policy', referencePolicy).header('vary', 'Accept-Language')
      return reply.type('text/html; charset=utf-8').send(referencePage(document(), languageOf(request)))
    },
  })
}

/** The whole description of an app that is ready. */
export async function openApiOf(app: FastifyInstance): Promise<ApiDocument> {
  const answer = await app.inject('/api/openapi.json')
  return answer.json<ApiDocument>()
}

type RegisteredRoute = Pick<RouteOptions, 'method' | 'url' | 'config'> & { prefix: string; schema?: FastifySchema }

function describedRoutes({ method, url, prefix, config, schema }: RegisteredRoute): DescribedRoute[] {
  const { body, querystring, params } = schema ?? {}
  return [method].flat().map((one) => ({
    method: one.toLowerCase(),
    path: url.slice(prefix.length).replace(/:(\w+)/g, '{$1}'),
    gate: config?.gate ?? 'public',
    once: config?.once ?? false,
    refusals: config?.refusals ?? [],
    uploads: config?.uploads ?? {},
    hasBody: body !== undefined,
    hasQuery: querystring !== undefined,
    hasParams: params !== undefined,
  }))
}
