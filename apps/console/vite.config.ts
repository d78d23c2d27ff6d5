import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const editor = '@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|fast-equals'

/** The console's own bundle: static files under /console/, hashed, without inline scripts or styles (CSP). */
export default defineConfig({
  base: '/console/',
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2023',
    // A file that becomes a data: URL would need its own permission in the CSP.
    assetsInlineLimit: 0,
    // React, MUI and react-admin change seldom: their chunk stays in the browsers when the console changes.
    // The editor has a chunk of its own, which comes when somebody writes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: new RegExp(`node_modules/(?!${editor})`), priority: 2 },
            { name: 'editor', test: new RegExp(`node_modules/(${editor})`), priority: 1 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1_000,
  },
})
