import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressTree } from './build-compress.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // The manifest of all screens is one hashed file that browsers keep: no second endpoint, nothing to discover.
  routeDiscovery: { mode: 'initial' },
  // server/same-origin.ts judges every write before the router sees it, and knows the proxy's public address.
  allowedActionOrigins: ['**'],
  // When all is written: the manifest of the screens comes last, with the server's build.
  buildEnd: ({ reactRouterConfig }) => compressTree(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
