// Made by `npm run generate` from the migrated database; do not edit.
import type { Generated } from 'kysely'

export interface ActivityTable {
  content_id: number
  kind: Generated<string>
  type_id: number
  category: string
  starts_at: Date
  ends_at: Date
  location_zh: string
  location_ja: string | null
  location_en: string | null
  space: string | null
  occupies_space: Generated<boolean>
  organiser_zh: string
  organiser_ja: string | null
  organiser_en: string | null
  co_organiser_zh: string | null
  co_organiser_ja: string | null
  co_organiser_en: string | null
  cancelled_at: Date | null
  sequence: Generated<number>
  changed_at: Generated<Date>
}

export interface ActivityAdmissionTable {
  activity_id: number
  opens_at: Date
  closes_at: Date
  capacity: number | null
  taken: Generated<number>
  waiting: Generated<number>
  keeps_waiting: Generated<boolean>
  review: Generated<boolean>
  fee_points: Generated<number>
  min_member_class: Generated<string>
  form: Generated<unknown>
}

export interface ActivityScheduleTable {
  activity_id: number
  position: number
  starts_at: Date
  ends_at: Date
  title_zh: string
  title_ja: string | null
  title_en: string | null
}

export interface ActivitySpeakerTable {
  activity_id: number
  position: number
  role_zh: string
  role_ja: string | null
  role_en: string | null
  name_zh: string | null
  name_ja: string | null
  name_en: string | null
  creator_id: number | null
}

export interface AlbumVideoTable {
  album_id: number
  album_kind: Generated<string>
  video_id: number
  sort: number
}

export interface AppClockTable {
  only_row: Generated<boolean>
  shift: Generated<string>
}

export interface AppSecretTable {
  name: string
  value: Buffer
}

export interface AuditEntryTable {
  id: string
  at: Generated<Date>
  actor_kind: string
  actor_id: string | null
  actor_name: string
  action: string
  subject_kind: string
  subject_id: string | null
  before: unknown
  after: unknown
  request_id: string | null
}

export interface AuthorizationCodeTable {
  code_hash: Buffer
  client_id: string
  member_id: string
  redirect_address: string
  code_challenge: string
  expires_at: Date
  used_at: Date | null
  session_id: string | null
}

export interface AwardTable {
  id: Generated<number>
  slug: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
  organizer_zh: string
  organizer_ja: string | null
  organizer_en: string | null
  about_zh: string
  about_ja: string | null
  about_en: string | null
  message_zh: string | null
  message_ja: string | null
  message_en: string | null
  since: number
  website: string | null
  sources: Generated<string[]>
}

export interface AwardCategoryTable {
  id: Generated<number>
  edition_id: number
  slug: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface AwardEditionTable {
  content_id: number
  kind: Generated<string>
  award_id: number
  edition: number
  year: number
  held_on: string | null
  venue_zh: string | null
  entries: number | null
  complete: boolean
}

export interface AwardEntryTable {
  id: Generated<number>
  category_id: number
  sort: number
  result: string
  title_zh: string | null
  title_en: string | null
  creators_zh: string | null
  comic_id: number | null
  publisher_id: number | null
  publisher_kind: Generated<string>
}

export interface AwardEntryCreatorTable {
  entry_id: number
  creator_id: number
  position: number
}

export interface CityTable {
  id: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface ClientTable {
  id: string
  name_zh: string
  name_ja: string | null
  name_en: string | null
  disabled: Generated<boolean>
  created_at: Generated<Date>
  version: Generated<number>
}

export interface ClientConsentTable {
  member_id: string
  client_id: string
  granted_at: Generated<Date>
  last_used_at: Date | null
}

export interface ClientRedirectTable {
  client_id: string
  address: string
}

export interface ClosureTable {
  date: string
  reason_zh: string
  reason_ja: string | null
  reason_en: string | null
  sequence: Generated<number>
  changed_at: Generated<Date>
}

export interface CollectedTable {
  member_id: string
  content_id: number
  kind: string
  collected_at: Generated<Date>
}

export interface ComicTable {
  content_id: number
  kind: Generated<string>
  publisher_id: number | null
  publisher_kind: Generated<string>
  year: number | null
  year_basis: string | null
  isbn: string | null
}

export interface ComicCreatorTable {
  comic_id: number
  creator_id: number
  position: number
}

export interface ComicGenreTable {
  comic_id: number
  genre_id: number
}

export interface ContactTicketTable {
  id: string
  number: string
  kind: string
  reason: string
  body: string
  name: string
  email: string
  phone: string | null
  language: string
  member_id: string | null
  created_at: Generated<Date>
  reply_by: string
  status: Generated<string>
  answer: string | null
  closed_at: Date | null
  closed_by: string | null
  version: Generated<number>
}

export interface ContentTable {
  id: Generated<number>
  kind: string
  slug: string | null
  type_id: number | null
  publish_at: Date | null
  unpublish_at: Date | null
  pinned: Generated<boolean>
  sort: Generated<number>
  sources: Generated<string[]>
  unsourced: Generated<string[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
  trashed_at: Date | null
  shown_video_id: Generated<number | null>
  cover_id: string | null
  shown_comic_id: Generated<number | null>
  shown_creator_id: Generated<number | null>
  shown_organisation_id: Generated<number | null>
  shown_award_id: Generated<number | null>
  shown_activity_id: Generated<number | null>
}

export interface ContentCountTable {
  content_id: number
  clicks: Generated<number>
  share_clicks: Generated<number>
}

export interface ContentDeskTable {
  content_id: number
  kind: string
  version: Generated<number>
  draft_number: number | null
  shown_number: number | null
  draft_folded: string | null
  changed_at: Generated<Date>
  changed_by_name: string | null
  trashed_by_name: string | null
  hidden_publish_at: Date | null
  zh_changed_at: Date | null
  ja_changed_at: Date | null
  en_changed_at: Date | null
  draft_cover_id: string | null
}

export interface ContentLockTable {
  content_id: number
  staff_id: string
  staff_name: string
  since: Generated<Date>
  seen_at: Generated<Date>
}

export interface ContentPictureTable {
  content_id: number
  picture_id: string
}

export interface ContentRevisionTable {
  content_id: number
  number: number
  desk_version: number
  fields: unknown
  made_at: Generated<Date>
  made_by: string | null
  made_by_name: string | null
  reverts_to: number | null
}

export interface ContentTagTable {
  content_id: number
  tag_id: number
}

export interface ContentTextTable {
  content_id: number
  language: string
  title: string | null
  summary: string | null
  body: string | null
  reading: string | null
  initial_zhuyin: Generated<string | null>
  initial_kana: Generated<string | null>
  initial_latin: Generated<string | null>
}

export interface ContentTypeTable {
  id: Generated<number>
  kind: string
  slug: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface ContentVisitTable {
  content_id: number
  deed: string
  hour: Date
  visitor: Buffer
}

export interface CountryTable {
  id: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface CreatorTable {
  content_id: number
  kind: Generated<string>
  aliases: Generated<string[]>
  roles: Generated<string[]>
  country: string
  website: string | null
}

export interface CreatorApplicationTable {
  id: string
  number: string
  member_id: string
  class: string | null
  status: string
  form: unknown
  former: unknown
  draft: unknown
  comments: Generated<unknown>
  reason: string | null
  submitted_at: Date | null
  review_by: string | null
  decided_at: Date | null
  decided_by: string | null
  membership_before: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface CreatorApplicationChangeTable {
  application_id: string
  position: number
  status: string
  at: Generated<Date>
  note: string | null
  staff_id: string | null
}

export interface CreatorApplicationMoveTable {
  from_status: string
  to_status: string
}

export interface CreatorProfileTable {
  member_id: string
  form: unknown
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface DeletionRequestTable {
  id: string
  member_id: string
  requested_at: Generated<Date>
  contact_by: string
  status: Generated<string>
  contacted_at: Date | null
  contacted_by: string | null
  settlement: string | null
  settled_points: number | null
  settlement_reference: string | null
  settled_at: Date | null
  settled_by: string | null
  closed_at: Date | null
  erased_by: string | null
  version: Generated<number>
}

export interface DeletionWaivedLotTable {
  request_id: string
  lot_id: string
  points: number
}

export interface DeviceTable {
  id: number
  slug: string
  type_id: number
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
  description_zh: string
  description_ja: string | null
  description_en: string | null
  model: string | null
  floor: string
  kind: string
  unit: Generated<string>
  points_per_unit: number
  min_member_class: string
  specs: Generated<unknown>
  active: Generated<boolean>
}

export interface DeviceTypeTable {
  id: number
  slug: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface DistrictTable {
  id: string
  city_id: string
  zip: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface DraftPictureTable {
  content_id: number
  picture_id: string
}

export interface FaqTable {
  id: Generated<number>
  slug: string
  type_id: number
  sort: number
  question_zh: string
  question_ja: string | null
  question_en: string | null
  answer_zh: string
  answer_ja: string | null
  answer_en: string | null
  updated_at: Generated<Date>
  publish_at: Generated<Date | null>
  unpublish_at: Date | null
  zh_changed_at: Date | null
  ja_changed_at: Date | null
  en_changed_at: Date | null
  changed_by_name: string | null
  version: Generated<number>
  trashed_at: Date | null
  trashed_by_name: string | null
}

export interface FaqTypeTable {
  id: Generated<number>
  slug: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
  zh_changed_at: Date | null
  ja_changed_at: Date | null
  en_changed_at: Date | null
  updated_at: Generated<Date>
  changed_by_name: string | null
  version: Generated<number>
}

export interface FileTable {
  id: string
  member_id: string
  purpose: string
  subject_id: string | null
  field: string | null
  name: string
  size: number
  digest: Buffer
  state: string
  findings: Generated<string[]>
  storage_key: string | null
  scan_attempts: Generated<number>
  next_scan_at: Date | null
  created_at: Generated<Date>
  expires_at: Date | null
}

export interface GenreTable {
  id: Generated<number>
  slug: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface HeldPageTextTable {
  content_id: number | null
  language: string | null
  title: string | null
  body: string | null
}

export interface HolidayTable {
  date: string
  is_workday: boolean
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface HomePanelTable {
  id: Generated<number>
  content_id: number | null
  link: string | null
  art: Generated<string>
  colour: Generated<string>
  sort: Generated<number>
  publish_at: Date | null
  unpublish_at: Date | null
  title_zh: string | null
  title_ja: string | null
  title_en: string | null
  text_zh: string | null
  text_ja: string | null
  text_en: string | null
  updated_at: Generated<Date>
  version: Generated<number>
  alt_zh: string | null
  alt_ja: string | null
  alt_en: string | null
  zh_changed_at: Date | null
  ja_changed_at: Date | null
  en_changed_at: Date | null
  changed_by_name: string | null
  cover_id: string | null
  trashed_at: Date | null
  trashed_by_name: string | null
}

export interface IdempotencyKeyTable {
  scope: string
  route: string
  key: string
  request_hash: Buffer
  status: number | null
  body: unknown
  created_at: Generated<Date>
}

export interface IdentityCredentialTable {
  credential_hash: Buffer
  provider: string
  issuer: string
  subject: string
  email: string | null
  email_verified: boolean
  name: string | null
  tries_left: number
  expires_at: Date
  used_at: Date | null
}

export interface IdentityFlowTable {
  flow_hash: Buffer
  provider: string
  member_id: string | null
  expires_at: Date
  used_at: Date | null
}

export interface IndexNoticeTable {
  content_id: number
  kind: string
  type: string | null
  version: number
  shown: boolean
  told: Generated<boolean>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  last_error: string | null
  changed_at: Generated<Date>
}

export interface IndexStartTable {
  id: Generated<boolean>
  at: Generated<Date>
}

export interface IndustryTable {
  id: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
  description_zh: string | null
  description_ja: string | null
  description_en: string | null
}

export interface MediaImageTable {
  id: string
  original_id: string
  alt_zh: string
  alt_ja: string | null
  alt_en: string | null
  credit: string | null
  licence: string
  source: string | null
  focus_x: Generated<number>
  focus_y: Generated<number>
  version: Generated<number>
  made_at: Generated<Date>
  made_by: string
  made_by_name: string
  changed_at: Generated<Date>
  trashed_at: Date | null
  shown_id: Generated<string | null>
}

export interface MediaOriginalTable {
  id: string
  image_id: string
  storage_key: string
  name: string
  size: number
  digest: Buffer
  width: number
  height: number
  state: Generated<string>
  tries: Generated<number>
  next_try_at: Date | null
  made_at: Generated<Date>
}

export interface MediaVariantTable {
  original_id: string
  name: string
  width: number
  height: number
  type: string
  storage_key: string
  size: number
  digest: Buffer
}

export interface MemberTable {
  id: string
  username: string
  email: string
  email_verified_at: Date | null
  mobile: string
  mobile_verified_at: Date | null
  password_hash: string | null
  password_changed_at: Generated<Date>
  name: string
  gender: string
  birthday: string
  addr_city: string | null
  addr_district: string | null
  job: string | null
  class: Generated<string>
  wanted_class: Generated<string>
  status: Generated<string>
  membership_status: string | null
  membership_started_on: string | null
  membership_ends_on: string | null
  locale: Generated<string>
  deletion_requested_at: Date | null
  created_at: Generated<Date>
  version: Generated<number>
  card_code: Generated<string>
}

export interface MemberAvatarTable {
  member_id: string
  id: string
  width: number
  webp: Buffer
}

export interface MemberConsentTable {
  member_id: string
  document: string
  document_version: string
  agreed_at: Generated<Date>
  ip: string | null
  language: string | null
  page: Generated<string>
}

export interface MemberDeviceTable {
  member_id: string
  key_hash: Buffer
  first_seen_at: Generated<Date>
  last_seen_at: Generated<Date>
}

export interface MemberIdentityTable {
  id: string
  member_id: string
  provider: string
  issuer: string
  subject: string
  email: string | null
  linked_at: Generated<Date>
  last_used_at: Date | null
}

export interface MemberPastContactTable {
  member_id: string
  contact: string
  until: Date | null
  was_proved: Generated<boolean>
}

export interface MemberSessionTable {
  id: string
  member_id: string
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  revoked_because: string | null
  user_agent: string | null
  ip: string | null
  client_id: string | null
}

export interface MembershipPeriodTable {
  id: string
  member_id: string
  class: string
  starts_on: string
  ends_on: string
  cause: string
  earned_from: Date | null
  earned_min: number | null
  granted_at: Generated<Date>
  withdrawn_at: Date | null
  earned_after: number | null
  earned_upto: number | null
}

export interface MembershipRenewalTable {
  id: string
  member_id: string
  membership_started_on: string
  membership_ends_on: string
  title: string
  publisher: string
  published_on: string
  url: string | null
  isbn: string | null
  note: string | null
  status: Generated<string>
  submitted_at: Generated<Date>
  review_by: string
  decided_at: Date | null
  decided_by: string | null
  reason: string | null
  version: Generated<number>
}

export interface MessageTable {
  id: string
  channel: string
  recipient: string
  subject: string | null
  text: string
  html: string | null
  language: string
  dedupe_key: string
  status: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  next_attempt_at: Generated<Date>
  created_at: Generated<Date>
  sent_at: Date | null
}

export interface NoticeTable {
  id: string
  kind: string
  subject_id: string
  created_at: Generated<Date>
  done_at: Date | null
}

export interface OccupationTable {
  id: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
}

export interface OldUserTable {
  id: string
  old_id: string
  name: string
  email: string
  mobile: string | null
  username: string | null
  gender: string | null
  birthday: string | null
  addr_city: string | null
  addr_district: string | null
  job: string | null
  locale: Generated<string>
  class: Generated<string>
  class_started_on: string | null
  class_ends_on: string | null
  purchased_points: Generated<number>
  reward_points: Generated<number>
  reward_expires_on: string | null
  joined_on: string | null
  creator: unknown
  content_hash: Buffer
  import_id: string | null
  mail_wanted_at: Date | null
  mailed_at: Date | null
  mail_key: string | null
  opened_at: Date | null
  member_id: string | null
  moved_at: Date | null
  merged: Generated<boolean>
  erased_at: Date | null
  created_at: Generated<Date>
  version: Generated<number>
}

export interface OldUserCodeTable {
  code_hash: Buffer
  old_user_id: string
  email: string
  created_at: Generated<Date>
  expires_at: Date
  replaced_at: Date | null
}

export interface OldUserImportTable {
  id: string
  staff_id: string
  file_name: string
  encoding: string
  file: Buffer | null
  columns: unknown
  sample: unknown
  rows_total: number
  mapping: unknown
  status: Generated<string>
  rows_done: Generated<number>
  counts: Generated<unknown>
  created_at: Generated<Date>
  finished_at: Date | null
  version: Generated<number>
}

export interface OldUserImportLineTable {
  import_id: string
  line: number
  position: number
  outcome: string
  old_id: string | null
  field: string | null
  reason: string
  value: string | null
  other_line: number | null
}

export interface OneTimeCodeTable {
  id: string
  purpose: string
  target: string
  code_hash: Buffer
  member_id: string | null
  tries_left: number
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  value: string | null
}

export interface OpeningHoursTable {
  weekday: number
  valid_from: string
  opens: string | null
  closes: string | null
}

export interface OrganisationTable {
  content_id: number
  kind: string
  form: string
  website: string | null
  email: string | null
  phone: string | null
  city_id: string | null
  address_zh: string | null
  address_ja: string | null
  address_en: string | null
  founded: string | null
}

export interface PageVersionTable {
  page: string
  version: string
  holds_from: string
  asks_again: Generated<boolean>
  title_zh: string
  title_ja: string | null
  title_en: string | null
  body_zh: string
  body_ja: string | null
  body_en: string | null
  changes_zh: Generated<string[]>
  changes_ja: Generated<string[]>
  changes_en: Generated<string[]>
  revision: number | null
  published_at: Generated<Date>
}

export interface PointAdjustmentTable {
  id: string
  member_id: string
  points: number
  source: string
  reason: string
  status: string
  requested_by: string
  decided_by: string | null
  created_at: Generated<Date>
  decided_at: Date | null
  version: Generated<number>
  decision_note: string | null
}

export interface PointEntryTable {
  transaction_id: string
  position: number
  account: string
  member_id: string | null
  lot_id: string | null
  points: number
}

export interface PointLotTable {
  id: string
  member_id: string
  source: string
  granted: number
  remaining: number
  granted_at: Generated<Date>
  expires_at: Date | null
  restores_lot_id: string | null
}

export interface PointTransactionTable {
  id: string
  sequence: Generated<number>
  member_id: string
  kind: string
  cause: string
  points: number
  balance: number
  expires_at: Date | null
  note: unknown
  at: Generated<Date>
}

export interface PostingLockTable {
  id: Generated<number>
  panel_id: number | null
  notice_id: number | null
  faq_id: number | null
  faq_type_id: number | null
  staff_id: string
  staff_name: string
  since: Generated<Date>
  seen_at: Generated<Date>
}

export interface PostingRevisionTable {
  id: Generated<number>
  panel_id: number | null
  notice_id: number | null
  faq_id: number | null
  faq_type_id: number | null
  number: number
  fields: unknown
  made_at: Generated<Date>
  made_by_name: string | null
  reverts_to: number | null
  posting_version: number | null
}

export interface RateLimitTable {
  key: string
  taken: number
  window_ends_at: Date
}

export interface RedirectTable {
  id: Generated<number>
  from_path: string
  to_path: string
  note: string | null
  hits: Generated<number>
  last_hit_at: Date | null
  updated_at: Generated<Date>
  changed_by_name: string | null
  version: Generated<number>
}

export interface RentTable {
  id: string
  number: string
  member_id: string
  device_id: number
  seat_id: number
  starts_at: Date
  ends_at: Date
  units: number
  points: number
  status: Generated<string>
  checked_in_at: Date | null
  handed_out_at: Date | null
  returned_at: Date | null
  cancelled_at: Date | null
  created_at: Generated<Date>
  version: Generated<number>
}

export interface RentLiveTable {
  member_id: string
  place: number
  rent_id: string
}

export interface RentSlotTable {
  seat_id: number
  slot_start: Date
  rent_id: string
  member_id: string
}

export interface RentStatusChangeTable {
  rent_id: string
  position: number
  status: string
  at: Generated<Date>
  note: string | null
  actor_kind: string
  actor_id: string | null
}

export interface SearchMissTable {
  day: string
  language: string
  words: string
  asked: string
  times: Generated<number>
  settled_at: Date | null
  settled_by_name: string | null
}

export interface SearchTextTable {
  id: Generated<number>
  content_id: number | null
  faq_id: number | null
  language: string
  names: Generated<string>
  folded: Generated<string>
  sounds: Generated<string>
  tokens: Generated<string[]>
  fold_version: string | null
  kind: string
  publish_at: Date | null
  unpublish_at: Date | null
  tier: Generated<number>
}

export interface SeatTable {
  id: number
  device_id: number
  name: string
  active: Generated<boolean>
}

export interface SessionTokenTable {
  access_hash: Buffer
  refresh_hash: Buffer
  session_id: string
  created_at: Generated<Date>
  access_expires_at: Date
  refreshed_at: Date | null
}

export interface SettingTable {
  key: string
  valid_from: Date
  value: unknown
  set_at: Date | null
  set_by_name: string | null
}

export interface SiteNoticeTable {
  id: Generated<number>
  level: string
  pinned: Generated<boolean>
  link: string | null
  publish_at: Date | null
  unpublish_at: Date | null
  title_zh: string
  title_ja: string | null
  title_en: string | null
  text_zh: string | null
  text_ja: string | null
  text_en: string | null
  zh_changed_at: Date | null
  ja_changed_at: Date | null
  en_changed_at: Date | null
  updated_at: Generated<Date>
  changed_by_name: string | null
  version: Generated<number>
  trashed_at: Date | null
  trashed_by_name: string | null
}

export interface SpaceTable {
  id: string
  part_of: string | null
  is_zone: boolean
  sort: number
  floor: string
  capacity: number
  area_m2: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
  description_zh: string
  description_ja: string | null
  description_en: string | null
  features_zh: Generated<string[]>
  features_ja: string[] | null
  features_en: string[] | null
  updated_at: Generated<Date>
}

export interface SpaceEquipmentTable {
  id: string
  sort: number
  name_zh: string
  name_ja: string | null
  name_en: string | null
  model: string | null
  quantity: number
  fee: Generated<number>
}

export interface SpaceEquipmentAtTable {
  equipment_id: string
  space_id: string
}

export interface SpaceFeeTable {
  space_id: string
  valid_from: string
  per_session: number
  all_day: number
}

export interface SpaceHoldTable {
  zone_id: string
  is_zone: Generated<boolean>
  date: string
  slot: string
  reason: string
  activity_id: number | null
}

export interface SpecialDayTable {
  date: string
  opens: string
  closes: string
  reason_zh: string
  reason_ja: string | null
  reason_en: string | null
  sequence: Generated<number>
  changed_at: Generated<Date>
}

export interface StaffAccountTable {
  id: string
  username: string
  name: string
  password_hash: string
  totp_secret: string
  totp_last_step: Generated<number>
  role: string
  active: Generated<boolean>
  created_at: Generated<Date>
  version: Generated<number>
}

export interface StaffSessionTable {
  access_hash: Buffer
  staff_id: string
  created_at: Generated<Date>
  expires_at: Date
  last_seen_at: Generated<Date>
  revoked_at: Date | null
}

export interface StatedPageVersionTable {
  page: string | null
  version: string | null
  holds_from: string | null
  asks_again: boolean | null
  title_zh: string | null
  title_ja: string | null
  title_en: string | null
  body_zh: string | null
  body_ja: string | null
  body_en: string | null
  changes_zh: string[] | null
  changes_ja: string[] | null
  changes_en: string[] | null
  revision: number | null
  state: string | null
}

export interface StoredObjectTable {
  storage_key: string
  created_at: Generated<Date>
}

export interface TagTable {
  id: Generated<number>
  slug: string
  name_zh: string
  name_ja: string | null
  name_en: string | null
  version: Generated<number>
  changed_at: Generated<Date>
  merged_into: number | null
  open_id: Generated<number | null>
  zh_changed_at: Date | null
  ja_changed_at: Date | null
  en_changed_at: Date | null
}

export interface VideoTable {
  content_id: number
  kind: Generated<string>
  source_kind: string | null
  source: string | null
  duration_s: number
  subtitles: Generated<string[]>
}

export interface VideoChapterTable {
  video_id: number
  starts_s: number
  title_zh: string
  title_ja: string | null
  title_en: string | null
}

export interface VisitSaltTable {
  day: string
  salt: Buffer
}

export interface WithdrawnHouseDayTable {
  kind: string
  date: string
  opens: string | null
  closes: string | null
  reason_zh: string
  reason_ja: string | null
  reason_en: string | null
  sequence: number
  changed_at: Generated<Date>
}

/** Every table by its name. */
export interface Database {
  activity: ActivityTable
  activity_admission: ActivityAdmissionTable
  activity_schedule: ActivityScheduleTable
  activity_speaker: ActivitySpeakerTable
  album_video: AlbumVideoTable
  app_clock: AppClockTable
  app_secret: AppSecretTable
  audit_entry: AuditEntryTable
  authorization_code: AuthorizationCodeTable
  award: AwardTable
  award_category: AwardCategoryTable
  award_edition: AwardEditionTable
  award_entry: AwardEntryTable
  award_entry_creator: AwardEntryCreatorTable
  city: CityTable
  client: ClientTable
  client_consent: ClientConsentTable
  client_redirect: ClientRedirectTable
  closure: ClosureTable
  collected: CollectedTable
  comic: ComicTable
  comic_creator: ComicCreatorTable
  comic_genre: ComicGenreTable
  contact_ticket: ContactTicketTable
  content: ContentTable
  content_count: ContentCountTable
  content_desk: ContentDeskTable
  content_lock: ContentLockTable
  content_picture: ContentPictureTable
  content_revision: ContentRevisionTable
  content_tag: ContentTagTable
  content_text: ContentTextTable
  content_type: ContentTypeTable
  content_visit: ContentVisitTable
  country: CountryTable
  creator: CreatorTable
  creator_application: CreatorApplicationTable
  creator_application_change: CreatorApplicationChangeTable
  creator_application_move: CreatorApplicationMoveTable
  creator_profile: CreatorProfileTable
  deletion_request: DeletionRequestTable
  deletion_waived_lot: DeletionWaivedLotTable
  device: DeviceTable
  device_type: DeviceTypeTable
  district: DistrictTable
  draft_picture: DraftPictureTable
  faq: FaqTable
  faq_type: FaqTypeTable
  file: FileTable
  genre: GenreTable
  held_page_text: HeldPageTextTable
  holiday: HolidayTable
  home_panel: HomePanelTable
  idempotency_key: IdempotencyKeyTable
  identity_credential: IdentityCredentialTable
  identity_flow: IdentityFlowTable
  index_notice: IndexNoticeTable
  index_start: IndexStartTable
  industry: IndustryTable
  media_image: MediaImageTable
  media_original: MediaOriginalTable
  media_variant: MediaVariantTable
  member: MemberTable
  member_avatar: MemberAvatarTable
  member_consent: MemberConsentTable
  member_device: MemberDeviceTable
  member_identity: MemberIdentityTable
  member_past_contact: MemberPastContactTable
  member_session: MemberSessionTable
  membership_period: MembershipPeriodTable
  membership_renewal: MembershipRenewalTable
  message: MessageTable
  notice: NoticeTable
  occupation: OccupationTable
  old_user: OldUserTable
  old_user_code: OldUserCodeTable
  old_user_import: OldUserImportTable
  old_user_import_line: OldUserImportLineTable
  one_time_code: OneTimeCodeTable
  opening_hours: OpeningHoursTable
  organisation: OrganisationTable
  page_version: PageVersionTable
  point_adjustment: PointAdjustmentTable
  point_entry: PointEntryTable
  point_lot: PointLotTable
  point_transaction: PointTransactionTable
  posting_lock: PostingLockTable
  posting_revision: PostingRevisionTable
  rate_limit: RateLimitTable
  redirect: RedirectTable
  rent: RentTable
  rent_live: RentLiveTable
  rent_slot: RentSlotTable
  rent_status_change: RentStatusChangeTable
  search_miss: SearchMissTable
  search_text: SearchTextTable
  seat: SeatTable
  session_token: SessionTokenTable
  setting: SettingTable
  site_notice: SiteNoticeTable
  space: SpaceTable
  space_equipment: SpaceEquipmentTable
  space_equipment_at: SpaceEquipmentAtTable
  space_fee: SpaceFeeTable
  space_hold: SpaceHoldTable
  special_day: SpecialDayTable
  staff_account: StaffAccountTable
  staff_session: StaffSessionTable
  stated_page_version: StatedPageVersionTable
  stored_object: StoredObjectTable
  tag: TagTable
  video: VideoTable
  video_chapter: VideoChapterTable
  visit_salt: VisitSaltTable
  withdrawn_house_day: WithdrawnHouseDayTable
}
