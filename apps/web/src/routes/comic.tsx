import type { Comic as ComicRecord } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData } from 'react-router'
import { ComicCover } from '../features/library/comic-cover.tsx'
import { ComicFacts } from '../features/library/comic-facts.tsx'
import { Honours } from '../features/library/honours.tsx'
import { RecordFrame } from '../features/library/record-frame.tsx'
import { RecordHead } from '../features/library/record-head.tsx'
import { recordLoader } from '../features/library/record-loader.ts'
import { localised, nameOf, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { useSite } from '../lib/use-language.ts'
import { Said } from '../shell/said.tsx'

export const headers = publicPage('content')

export const loader = recordLoader<ComicRecord>('comic')

export const meta = (input: MetaInput & { loaderData?: ComicRecord | undefined }) =>
  pageMeta(input, (words, language) => {
    const comic = input.loaderData
    return {
      title: comic ? localised(comic, 'title', language) : words('library.title'),
      description: (comic && localised(comic.seo, 'description', language)) || words('library.description'),
      ...(comic && { shared: { kind: 'book', item: comic.id, cover: comic.cover } }),
    }
  })

/** comic/{id}: a work, its people, its house, its awards and its sources. Source: product §1 */
export default function Comic() {
  const comic = useLoaderData<typeof loader>()
  const { words, language } = useSite()
  const title = localised(comic, 'title', language)
  return (
    <RecordFrame
      kind="comic"
      record={comic}
      name={<Said said={wordsOf(comic, 'title', language)} />}
      cited={{
        kind: 'book',
        title,
        authors: comic.creators.map((one) => nameOf(one, language)),
        // The year of an award is not that of the printing.
        year: comic.year_basis === 'publication' ? comic.year : null,
        publisher: comic.publisher && nameOf(comic.publisher, language),
      }}
      picture={<ComicCover comic={comic} />}
      facts={
        <>
          <RecordHead
            names={{ name_zh: comic.title_zh, name_ja: comic.title_ja, name_en: comic.title_en }}
            lead={{ lead_zh: comic.summary_zh, lead_ja: comic.summary_ja, lead_en: comic.summary_en }}
          />
          <SectionHeading>{words('library.facts')}</SectionHeading>
          <ComicFacts comic={comic} />
        </>
      }
    >
      <Honours awards={comic.awards} />
    </RecordFrame>
  )
}
