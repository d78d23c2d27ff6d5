import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useRootData } from '../../lib/use-root-data.ts'
import { useCentreName } from '../../lib/use-centre-name.ts'
import { useSite } from '../../lib/use-language.ts'
import { CopyText } from './copy-text.tsx'
import { citationFormats, citationOf, type Cited } from './citation.ts'

/** What is cited, without what this page knows itself; `path` is the record's address. */
export type CitedRecord = Omit<Cited, 'url' | 'database' | 'centre'> & { readonly path: string }

/** How to cite a record, in four forms, each to be copied. */
export function CiteThis({ record: { path, ...record } }: { record: CitedRecord }) {
  const { words, language } = useSite()
  const { publicUrl } = useRootData()
  const centre = useCentreName()
  const cited = {
    ...record,
    url: publicUrl + path,
    database: words('library.title'),
    centre,
  }
  const said = { noDate: words('library.noDate'), language }
  return (
    <section className="k-stack" aria-labelledby="cite">
      <SectionHeading id="cite">{words('library.cite')}</SectionHeading>
      <div className="web-cite">
        {citationFormats.map((format) => (
          <details key={format} name="cite" open={format === 'plain'}>
            <summary>{words(`library.cite_${format}`)}</summary>
            <CopyText text={citationOf(format, cited, said)} isCode={format === 'bibtex' || format === 'ris'} />
          </details>
        ))}
      </div>
    </section>
  )
}
