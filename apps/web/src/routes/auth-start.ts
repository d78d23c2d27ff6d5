import { pickLanguage } from '@koma/domain/languages.ts'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { startThree } from '../features/auth/three.ts'
import { requireMember, screenOf } from '../lib/screen.ts'
import { mayWrite } from '../server/same-origin.ts'

/** Sends the browser to a provider. Outside the languages: the provider knows these addresses. Source: api.md POST /member/three */
export async function loader(args: LoaderFunctionArgs) {
  const asked = args.url.searchParams.get('lang')
  const lang = pickLanguage(args.request.headers.get('accept-language'), asked)
  const screen = screenOf({ ...args, params: { lang } })
  const link = args.url.searchParams.has('link')
  if (link) {
    // Linking changes an account: only this site's own pages may begin it.
    if (!mayWrite('POST', args.request.headers, screen.site.publicUrl)) return redirect(screen.paths.memberApps())
    await requireMember(screen, screen.paths.memberApps())
  }
  return startThree(screen, args.params.provider ?? '', link)
}
