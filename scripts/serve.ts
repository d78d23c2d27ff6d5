import { buildWhatChanged } from './bundles/build-what-changed.ts'
import { endWithParent } from './end-with-parent.ts'

// `npm start`: the built product in production mode.
endWithParent()
process.env['NODE_ENV'] ??= 'production'
await buildWhatChanged((sentence) => process.stdout.write(`${sentence}\n`))
await import('../apps/server/src/main.ts')
