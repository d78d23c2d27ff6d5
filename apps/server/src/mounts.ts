import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { mountConsole } from './console.ts'
import type { KeptPages } from './kept-pages.ts'
import { mountWeb } from './web-adapter.ts'

/** Where the two browser programs come from. */
export interface Mounts {
  readonly console: (root: FastifyInstance, config: Config) => Promise<void>
  readonly web: (root: FastifyInstance, config: Config, kept: KeptPages) => Promise<void>
}

/** The built ones, which `npm start` keeps up to date. */
export const builtMounts: Mounts = { console: mountConsole, web: mountWeb }
