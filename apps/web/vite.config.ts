import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { partOf } from './build-parts.ts'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    // bench/first-visit-size.ts and server/browser-build.ts read which chunk needs which.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with the lockfile alone, so that a new release of the site does not fetch it again.
            { name: 'react', priority: 1, test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: partOf(path.join(import.meta.dirname, 'src')) },
          ],
        },
      },
    },
  },
})
