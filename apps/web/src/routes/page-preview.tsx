import type { PageAnswer } from '@koma/contract/pages.ts'
import { isLegalSlug, type PageSlug } from '@koma/domain/house-pages.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HousePage } from '../features/house/house-page.tsx'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { previewHeaders, previewLoader, previewMeta } from '../lib/preview-page.ts'
import { notFound, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'

export const headers = previewHeaders

export async function loader(args: LoaderFunctionArgs): Promise<PageAnswer> {
  const page = await previewLoader<PageAnswer>('page')(args)
  // A link shows its text at its own address alone.
  if (!screenOf(args).url.pathname.endsWith(`/${page.slug}/preview`)) throw notFound()
  return page
}

export const meta = previewMeta

/** privacy/preview and the like: a text of the house as it is being written. Decision: addresses (preview), 0026 */
export default function PagePreview() {
  const page = useLoaderData<typeof loader>()
  const { language } = useSite()
  return (
    <DraftFrame>
      {isLegalSlug(page.slug as PageSlug) ? (
        <LegalPage page={page} />
      ) : (
        <HousePage page={page} href={`/${language}/${page.slug}`} />
      )}
    </DraftFrame>
  )
}
