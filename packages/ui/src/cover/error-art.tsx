import { CutPageArt } from './cut-page-art.tsx'
import { SpiltInkArt } from './spilt-ink-art.tsx'

/** The drawing of a page that cannot be shown. */
export function ErrorArt({ kind }: { readonly kind: 'not-found' | 'server' }) {
  return kind === 'not-found' ? <CutPageArt /> : <SpiltInkArt />
}
