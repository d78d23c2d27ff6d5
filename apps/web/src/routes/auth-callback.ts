import { pickLanguage } from '@koma/domain/languages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { finishThree } from '../features/auth/three.ts'
import { screenOf } from '../lib/screen.ts'

/** Where a provider sends the browser back to; in the language in which it went. */
export function loader(args: LoaderFunctionArgs) {
  const lang = pickLanguage(args.request.headers.get('accept-language'))
  return finishThree(screenOf({ ...args, params: { lang } }), args.params.provider ?? '')
}
