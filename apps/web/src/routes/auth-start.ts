import { pickLanguage } from '@koma/domain/languages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { startThree } from '../features/auth/three.ts'
import { screenOf } from '../lib/screen.ts'

/** Sends the browser to a provider to sign in. Outside the languages: the provider knows these addresses. Source: api.md POST /member/three */
export async function loader(args: LoaderFunctionArgs) {
  const asked = args.url.searchParams.get('lang')
  const lang = pickLanguage(args.request.headers.get('accept-language'), asked)
  return startThree(screenOf({ ...args, params: { lang } }), args.params.provider ?? '')
}
