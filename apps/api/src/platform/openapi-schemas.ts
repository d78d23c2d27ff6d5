import { zActivity, zActivityCard, zActivityField } from '@koma/contract/activities.ts'
import { keptActivity, zActivityFacts } from '@koma/contract/activity-facts.ts'
import { zTokenPair } from '@koma/contract/auth.ts'
import { keptAward, zAwardFacts } from '@koma/contract/award-facts.ts'
import { zCalendarRow } from '@koma/contract/calendar.ts'
import { zCentreEntry, zCentreRequest } from '@koma/contract/centre.ts'
import { zTicket } from '@koma/contract/contact.ts'
import { zContentType, zFilterValue, zNamedCard, zTag, zTitledArticle, zTitledCard } from '@koma/contract/content.ts'
import {
  zContentChange,
  zContentRequest,
  zDeskItem,
  zDraft as zContentDraft,
  zLock,
} from '@koma/contract/content-desk.ts'
import { zComicFacts, zCreatorFacts, zOrganisationFacts, zVideoFacts } from '@koma/contract/content-facts.ts'
import { zStaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { zCreatorProfile } from '@koma/contract/creators.ts'
import { zStaffDeletion } from '@koma/contract/deletion.ts'
import { zDraft, zFile, zStaffFile } from '@koma/contract/files.ts'
import { zHome } from '@koma/contract/home.ts'
import { zImage, zPicture } from '@koma/contract/images.ts'
import {
  zAward,
  zComic,
  zComicCard,
  zCreator,
  zLink,
  zOrganisation,
  zOrganisationCard,
} from '@koma/contract/library.ts'
import { zMediaDetail } from '@koma/contract/media.ts'
import { zMember } from '@koma/contract/members.ts'
import { zStaffRenewal } from '@koma/contract/membership.ts'
import { zOldUserImport, zStaffOldUser } from '@koma/contract/old-user-imports.ts'
import { zDateSetting } from '@koma/contract/opening-hours.ts'
import { zPointLog } from '@koma/contract/points.ts'
import {
  zFaqForm,
  zNoticeForm,
  zPanelForm,
  zSiteNotice,
  zStaffFaq,
  zStaffFaqType,
  zStaffNotice,
  zStaffPanel,
} from '@koma/contract/postings.ts'
import { zAlbum, zVideo, zVideoCard } from '@koma/contract/recordings.ts'
import { zDevice, zDeviceDetail, zDeviceType, zRent, zRentAnswer, zRentQuote } from '@koma/contract/rent.ts'
import {
  zAdjustment,
  zAuditEntry,
  zStaffMe,
  zStaffMember,
  zStaffMemberRecord,
  zStaffMessage,
  zStaffRent,
} from '@koma/contract/staff.ts'
import { zStaffTagDetail } from '@koma/contract/tags.ts'
import { zError, zMeta } from '@koma/contract/wire.ts'
import { z } from 'zod'

/** The records and forms that the description names once instead of repeating them in each call. */
const named = {
  Activity: zActivity,
  ActivityCard: zActivityCard,
  ActivityFacts: zActivityFacts,
  ActivityField: zActivityField,
  Adjustment: zAdjustment,
  Album: zAlbum,
  AuditEntry: zAuditEntry,
  Award: zAward,
  AwardFacts: zAwardFacts,
  CalendarRow: zCalendarRow,
  CentreEntry: zCentreEntry,
  CentreRequest: zCentreRequest,
  Comic: zComic,
  ComicCard: zComicCard,
  ComicFacts: zComicFacts,
  ContentChange: zContentChange,
  ContentDraft: zContentDraft,
  ContentRequest: zContentRequest,
  ContentType: zContentType,
  Creator: zCreator,
  CreatorFacts: zCreatorFacts,
  CreatorProfile: zCreatorProfile,
  DateSetting: zDateSetting,
  DeskItem: zDeskItem,
  Device: zDevice,
  DeviceDetail: zDeviceDetail,
  DeviceType: zDeviceType,
  Draft: zDraft,
  Error: zError,
  FaqForm: zFaqForm,
  File: zFile,
  FilterValue: zFilterValue,
  Home: zHome,
  Image: zImage,
  KeptActivity: keptActivity,
  KeptAward: keptAward,
  Ticket: zTicket,
  Link: zLink,
  Lock: zLock,
  MediaDetail: zMediaDetail,
  Member: zMember,
  Meta: zMeta,
  NamedCard: zNamedCard,
  NoticeForm: zNoticeForm,
  OldUserImport: zOldUserImport,
  Organisation: zOrganisation,
  OrganisationCard: zOrganisationCard,
  OrganisationFacts: zOrganisationFacts,
  PanelForm: zPanelForm,
  Picture: zPicture,
  PointLog: zPointLog,
  Rent: zRent,
  RentAnswer: zRentAnswer,
  RentQuote: zRentQuote,
  SiteNotice: zSiteNotice,
  StaffCreatorApplication: zStaffCreatorApplication,
  StaffDeletion: zStaffDeletion,
  StaffFaq: zStaffFaq,
  StaffFaqType: zStaffFaqType,
  StaffFile: zStaffFile,
  StaffMe: zStaffMe,
  StaffMember: zStaffMember,
  StaffMemberRecord: zStaffMemberRecord,
  StaffMessage: zStaffMessage,
  StaffNotice: zStaffNotice,
  StaffOldUser: zStaffOldUser,
  StaffPanel: zStaffPanel,
  StaffRenewal: zStaffRenewal,
  StaffRent: zStaffRent,
  StaffTagDetail: zStaffTagDetail,
  Tag: zTag,
  TitledArticle: zTitledArticle,
  TitledCard: zTitledCard,
  TokenPair: zTokenPair,
  Video: zVideo,
  VideoCard: zVideoCard,
  VideoFacts: zVideoFacts,
} satisfies Record<string, z.ZodType>

/** Gives them their names in zod's registry; doing it again changes nothing. */
export function nameSchemas() {
  for (const [id, schema] of Object.entries(named)) {
    if (z.globalRegistry.get(schema)?.id === undefined)
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  }
}
