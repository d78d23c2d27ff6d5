import { openDataFormats, openDataLicence, type LibraryKind } from '@koma/domain/library-kinds.ts'
import { useSite } from '../../lib/use-language.ts'
import { databases } from './databases.ts'

/** The whole database as files, with its licence. */
export function OpenData({ kind }: { kind: LibraryKind }) {
  const { words, paths } = useSite()
  const database = words(`library.${databases[kind].words.title}`)
  return (
    <section className="web-open-data" aria-labelledby="open-data">
      <h2 id="open-data">{words('library.openData')}</h2>
      <p>{words('library.openDataLead')}</p>
      <ul role="list">
        {openDataFormats.map((format) => (
          <li key={format}>
            <a href={paths.openData(kind, format)} download>
              {words('library.openDataFile', { database, format: format.toUpperCase() })}
            </a>
          </li>
        ))}
        <li>
          <a href={openDataLicence.url} rel="license noopener">
            {words('library.openDataLicence', { licence: openDataLicence.name })}
          </a>
        </li>
      </ul>
      <p className="k-small k-quiet">{words('library.openDataNote')}</p>
    </section>
  )
}
