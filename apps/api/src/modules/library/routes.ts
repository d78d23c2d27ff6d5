import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { registerAwards } from './award-routes.ts'
import { registerComics } from './comic-routes.ts'
import { registerCreatorRecords } from './creator-routes.ts'
import { registerOpenData } from './open-data-routes.ts'
import { registerOrganisations } from './organisation-routes.ts'
import { registerRecordings } from './recording-routes.ts'

/** The databases: works, people, houses, associations, awards, videos and albums. Source: product §1, §7 "Content" */
export function registerLibrary(app: ApiApp, deps: Deps) {
  registerComics(app, deps)
  registerCreatorRecords(app, deps)
  registerOrganisations(app, deps)
  registerAwards(app, deps)
  registerOpenData(app, deps)
  registerRecordings(app, deps)
}
