import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The manifest of all screens is one hashed file that browsers keep: no second endpoint, nothing to discover.
  routeDiscovery: { mode: 'initial' },
  // server/same-origin.ts judges every write before the router sees it, and knows the proxy's public address.
  allowedActionOrigins: ['**'],
} satisfies Config
