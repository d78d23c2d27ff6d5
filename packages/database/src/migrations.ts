import type { Migration } from 'kysely/migration'
import * as platform from './migrations/0001-platform.ts'
import * as members from './migrations/0002-members.ts'
import * as points from './migrations/0003-points.ts'
import * as pointFunctions from './migrations/0004-point-functions.ts'
import * as rent from './migrations/0005-rent.ts'
import * as rentFunctions from './migrations/0006-rent-functions.ts'
import * as notices from './migrations/0007-notices.ts'
import * as memberSearch from './migrations/0008-member-search.ts'
import * as settings from './migrations/0009-settings.ts'
import * as recovery from './migrations/0010-recovery.ts'
import * as memberProfile from './migrations/0011-member-profile.ts'
import * as files from './migrations/0012-files.ts'
import * as creators from './migrations/0013-creators.ts'
import * as identities from './migrations/0014-identities.ts'
import * as membershipPeriods from './migrations/0015-membership-periods.ts'
import * as oldUsers from './migrations/0016-old-users.ts'
import * as twoPeople from './migrations/0018-two-people.ts'
import * as leaving from './migrations/0020-leaving.ts'
import * as clients from './migrations/0023-clients.ts'
import * as loyalty from './migrations/0024-loyalty.ts'
import * as erasingTheRest from './migrations/0025-erasing-the-rest.ts'
import * as waivedLots from './migrations/0026-waived-lots.ts'
import * as unverifiedAddresses from './migrations/0027-unverified-addresses.ts'
import * as secondThoughts from './migrations/0029-second-thoughts.ts'
import * as content from './migrations/0030-content.ts'
import * as library from './migrations/0031-library.ts'
import * as reading from './migrations/0032-reading.ts'
import * as activities from './migrations/0033-activities.ts'
import * as spaces from './migrations/0035-spaces.ts'
import * as contentDesk from './migrations/0036-content-desk.ts'
import * as searchTexts from './migrations/0038-search-texts.ts'
import * as pageKeeping from './migrations/0039-page-keeping.ts'
import * as recordings from './migrations/0040-recordings.ts'
import * as homePanels from './migrations/0041-home-panels.ts'
import * as initials from './migrations/0042-initials.ts'
import * as searchTiers from './migrations/0043-search-tiers.ts'
import * as settledMisses from './migrations/0044-settled-misses.ts'
import * as media from './migrations/0045-media.ts'
import * as tags from './migrations/0046-tags.ts'
import * as postings from './migrations/0047-postings.ts'
import * as cheapInitials from './migrations/0048-cheap-initials.ts'
import * as keptFacts from './migrations/0049-kept-facts.ts'
import * as whatWasTold from './migrations/0050-what-was-told.ts'
import * as creatorForm from './migrations/0051-creator-form.ts'
import * as unmovedRecords from './migrations/0052-unmoved-records.ts'
import * as agreements from './migrations/0053-agreements.ts'
import * as shownActivities from './migrations/0055-shown-activities.ts'
import * as bodyPictures from './migrations/0056-body-pictures.ts'
import * as ownLetters from './migrations/0058-own-letters.ts'
import * as pageVersions from './migrations/0059-page-versions.ts'
import * as consentVersions from './migrations/0060-consent-versions.ts'
import * as pagesOnTheDesk from './migrations/0061-pages-on-the-desk.ts'
import * as panelPictures from './migrations/0062-panel-pictures.ts'
import * as keptPostings from './migrations/0063-kept-postings.ts'
import * as postingLocks from './migrations/0064-posting-locks.ts'
import * as postingVersions from './migrations/0065-posting-versions.ts'
import * as tagLanguages from './migrations/0066-tag-languages.ts'

/** Forward only and frozen once released, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-platform': platform,
  '0002-members': members,
  '0003-points': points,
  '0004-point-functions': pointFunctions,
  '0005-rent': rent,
  '0006-rent-functions': rentFunctions,
  '0007-notices': notices,
  '0008-member-search': memberSearch,
  '0009-settings': settings,
  '0010-recovery': recovery,
  '0011-member-profile': memberProfile,
  '0012-files': files,
  '0013-creators': creators,
  '0014-identities': identities,
  '0015-membership-periods': membershipPeriods,
  '0016-old-users': oldUsers,
  '0018-two-people': twoPeople,
  '0020-leaving': leaving,
  '0023-clients': clients,
  '0024-loyalty': loyalty,
  '0025-erasing-the-rest': erasingTheRest,
  '0026-waived-lots': waivedLots,
  '0027-unverified-addresses': unverifiedAddresses,
  '0029-second-thoughts': secondThoughts,
  '0030-content': content,
  '0031-library': library,
  '0032-reading': reading,
  '0033-activities': activities,
  '0035-spaces': spaces,
  '0036-content-desk': contentDesk,
  '0038-search-texts': searchTexts,
  '0039-page-keeping': pageKeeping,
  '0040-recordings': recordings,
  '0041-home-panels': homePanels,
  '0042-initials': initials,
  '0043-search-tiers': searchTiers,
  '0044-settled-misses': settledMisses,
  '0045-media': media,
  '0046-tags': tags,
  '0047-postings': postings,
  '0048-cheap-initials': cheapInitials,
  '0049-kept-facts': keptFacts,
  '0050-what-was-told': whatWasTold,
  '0051-creator-form': creatorForm,
  '0052-unmoved-records': unmovedRecords,
  '0053-agreements': agreements,
  '0055-shown-activities': shownActivities,
  '0056-body-pictures': bodyPictures,
  '0058-own-letters': ownLetters,
  '0059-page-versions': pageVersions,
  '0060-consent-versions': consentVersions,
  '0061-pages-on-the-desk': pagesOnTheDesk,
  '0062-panel-pictures': panelPictures,
  '0063-kept-postings': keptPostings,
  '0064-posting-locks': postingLocks,
  '0065-posting-versions': postingVersions,
  '0066-tag-languages': tagLanguages,
}
