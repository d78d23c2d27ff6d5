import type { FastifyInstance } from 'fastify'
import { previewedActivities, registerActivities } from './modules/activities/routes.ts'
import { registerAuth } from './modules/auth/routes.ts'
import { registerCalendar } from './modules/calendar/routes.ts'
import { registerCollect } from './modules/collect/routes.ts'
import { registerCreatorsApply } from './modules/creators/apply-routes.ts'
import { registerCreators } from './modules/creators/routes.ts'
import { registerCreatorsStaff } from './modules/creators/staff-routes.ts'
import { registerDesk } from './modules/content/staff-routes.ts'
import { registerCentre } from './modules/centre/routes.ts'
import { registerCentreStaff } from './modules/centre/staff-routes.ts'
import { previewedNews, registerPreviews } from './modules/content/preview-routes.ts'
import { registerContact } from './modules/contact/routes.ts'
import { registerContactStaff } from './modules/contact/staff-routes.ts'
import { registerDeletion } from './modules/members/deletion-routes.ts'
import { registerProfile } from './modules/members/profile-routes.ts'
import { registerClients } from './modules/clients/routes.ts'
import { registerClientsStaff } from './modules/clients/staff-routes.ts'
import { registerIdentities } from './modules/identities/routes.ts'
import { registerFaq } from './modules/faq/routes.ts'
import { registerFiles } from './modules/files/routes.ts'
import { registerFilesStaff } from './modules/files/staff-routes.ts'
import { previewedLibrary } from './modules/library/preview-routes.ts'
import { registerLibrary } from './modules/library/routes.ts'
import { registerMedia } from './modules/media/routes.ts'
import { registerMediaStaff } from './modules/media/staff-routes.ts'
import { registerMediaUploads } from './modules/media/staff-upload-routes.ts'
import { registerMembers } from './modules/members/routes.ts'
import { registerDeletionsStaff } from './modules/members/staff-deletion-routes.ts'
import { registerMemberRecords } from './modules/members/staff-record-routes.ts'
import { registerMembersStaff } from './modules/members/staff-routes.ts'
import { registerMemberSessionsStaff } from './modules/members/staff-session-routes.ts'
import { registerMembership } from './modules/membership/routes.ts'
import { registerMembershipStaff } from './modules/membership/staff-routes.ts'
import { registerNews } from './modules/news/routes.ts'
import { registerOldUserCreators } from './modules/old-users/creator-routes.ts'
import { registerOldUserImports } from './modules/old-users/import-routes.ts'
import { registerOldUserReport } from './modules/old-users/report-routes.ts'
import { formerRecords } from './modules/old-users/public.ts'
import { registerOldUsers } from './modules/old-users/routes.ts'
import { registerOldUsersStaff } from './modules/old-users/staff-routes.ts'
import { registerOpeningHours } from './modules/opening-hours/routes.ts'
import { previewedPages } from './modules/pages/page-routes.ts'
import { registerPages } from './modules/pages/routes.ts'
import { registerPoints } from './modules/points/routes.ts'
import { registerPointsStaff } from './modules/points/staff-routes.ts'
import { registerPostings } from './modules/postings/routes.ts'
import { registerPostingsStaff } from './modules/postings/staff-routes.ts'
import { registerRedirects } from './modules/redirects/routes.ts'
import { registerRedirectsStaff } from './modules/redirects/staff-routes.ts'
import { registerRent } from './modules/rent/routes.ts'
import { registerRentStaff } from './modules/rent/staff-routes.ts'
import { registerSearch } from './modules/search/routes.ts'
import { registerSearchStaff } from './modules/search/staff-routes.ts'
import { registerSitemap } from './modules/sitemap/routes.ts'
import { registerSpace } from './modules/space/routes.ts'
import { registerStaff } from './modules/staff/staff-routes.ts'
import { registerTags } from './modules/tags/routes.ts'
import { registerTagsStaff } from './modules/tags/staff-routes.ts'
import { registerTerms } from './modules/terms/routes.ts'
import type { ApiApp } from './platform/api-app.ts'
import { mountApi } from './platform/api-scope.ts'
import type { Deps } from './platform/deps.ts'

/** Mounts the whole API under `/api` of the root server: the conventions, then the modules in this order. */
export async function registerApi(root: FastifyInstance, deps: Deps): Promise<void> {
  const former = formerRecords(deps)
  await mountApi(root, deps, (app) => {
    registerAuth(app, deps)
    registerMembers(app, deps)
    registerIdentities(app, deps)
    registerClients(app, deps)
    registerClientsStaff(app, deps)
    registerProfile(app, deps)
    registerDeletion(app, deps, former)
    registerContact(app, deps)
    registerMembership(app, deps)
    registerReading(app, deps)
    registerOpeningHours(app, deps)
    registerCalendar(app, deps)
    registerTerms(app, deps)
    registerFiles(app, deps)
    registerFilesStaff(app, deps)
    registerRent(app, deps)
    registerSpace(app, deps)
    registerPoints(app, deps)
    registerStaff(app, deps)
    registerRentStaff(app, deps)
    registerMembersStaff(app, deps)
    registerMemberRecords(app, deps)
    registerMemberSessionsStaff(app, deps)
    registerDeletionsStaff(app, deps, former)
    registerContactStaff(app, deps)
    registerMembershipStaff(app, deps)
    registerPointsStaff(app, deps)
    registerCreators(app, deps)
    registerCreatorsApply(app, deps)
    registerCreatorsStaff(app, deps)
    registerOldUsers(app, deps)
    registerOldUserCreators(app, deps)
    registerOldUsersStaff(app, deps)
    registerOldUserImports(app, deps)
    registerOldUserReport(app, deps)
  })
}

/** What visitors read, and the desks at which it is written. */
function registerReading(app: ApiApp, deps: Deps) {
  registerPages(app, deps)
  registerNews(app, deps)
  registerActivities(app, deps)
  registerDesk(app, deps)
  registerPreviews(app, deps, [previewedNews, previewedActivities(deps), previewedPages(deps), ...previewedLibrary])
  registerMedia(app, deps)
  registerMediaStaff(app, deps)
  registerMediaUploads(app, deps)
  registerPostings(app, deps)
  registerPostingsStaff(app, deps)
  registerRedirects(app, deps)
  registerRedirectsStaff(app, deps)
  registerCentre(app, deps)
  registerCentreStaff(app, deps)
  registerFaq(app, deps)
  registerLibrary(app, deps)
  registerTags(app, deps)
  registerTagsStaff(app, deps)
  registerCollect(app, deps)
  registerSearch(app, deps)
  registerSearchStaff(app, deps)
  registerSitemap(app, deps)
}
