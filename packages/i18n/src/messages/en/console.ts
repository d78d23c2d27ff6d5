import { consoleAudit } from './console-audit.ts'
import { consoleClients } from './console-clients.ts'
import { consoleContact } from './console-contact.ts'
import { consoleContent } from './console-content.ts'
import { consoleDeletions } from './console-deletions.ts'
import { consoleCreators } from './console-creators.ts'
import { consoleFacts } from './console-facts.ts'
import { consoleFiles } from './console-files.ts'
import { consoleMedia } from './console-media.ts'
import { consoleMembers } from './console-members.ts'
import { consoleMessages } from './console-messages.ts'
import { consoleOldUsers } from './console-old-users.ts'
import { consolePages } from './console-pages.ts'
import { consolePoints } from './console-points.ts'
import { consoleTags } from './console-tags.ts'
import { oldUserReport } from './old-user-report.ts'
import { ra } from './console-react-admin.ts'
import { consolePostings } from './console-postings.ts'
import { consoleRedirects } from './console-redirects.ts'
import { consoleCentre } from './console-centre.ts'
import { consoleRenewals } from './console-renewals.ts'
import { consoleRent } from './console-rent.ts'
import { consoleSearch } from './console-search.ts'
import { consoleShell } from './console-shell.ts'
import { consoleSignIn } from './console-sign-in.ts'

/** The console in English. */
export const consoleCatalogue = {
  consoleAudit,
  consoleClients,
  consoleContact,
  consoleContent,
  consoleDeletions,
  consoleCreators,
  consoleFacts,
  consoleFiles,
  consoleMedia,
  consoleMembers,
  consoleMessages,
  consoleOldUsers,
  consolePages,
  consolePoints,
  consolePostings,
  consoleRedirects,
  consoleCentre,
  consoleRenewals,
  consoleRent,
  consoleSearch,
  consoleShell,
  consoleSignIn,
  consoleTags,
  oldUserReport,
  ra,
}
