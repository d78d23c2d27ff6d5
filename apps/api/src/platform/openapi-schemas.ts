import { zTokenPair } from '@koma/contract/auth.ts'
import { zDraft, zFile } from '@koma/contract/files.ts'
import { zMember } from '@koma/contract/members.ts'
import { zDateSetting } from '@koma/contract/opening-hours.ts'
import { zPointLog } from '@koma/contract/points.ts'
import { zDevice, zDeviceDetail, zRent, zRentAnswer, zRentQuote } from '@koma/contract/rent.ts'
import {
  zAdjustment,
  zAuditEntry,
  zStaffMe,
  zStaffMemberRecord,
  zStaffMember,
  zStaffMessage,
  zStaffRent,
} from '@koma/contract/staff.ts'
import { zError, zMeta } from '@koma/contract/wire.ts'
import { z } from 'zod'

/** The records that the description names once instead of repeating them in each answer. */
const named = {
  Adjustment: zAdjustment,
  AuditEntry: zAuditEntry,
  DateSetting: zDateSetting,
  Draft: zDraft,
  File: zFile,
  Device: zDevice,
  DeviceDetail: zDeviceDetail,
  Error: zError,
  Member: zMember,
  Meta: zMeta,
  PointLog: zPointLog,
  Rent: zRent,
  RentAnswer: zRentAnswer,
  RentQuote: zRentQuote,
  StaffMe: zStaffMe,
  StaffMember: zStaffMember,
  StaffMemberRecord: zStaffMemberRecord,
  StaffMessage: zStaffMessage,
  StaffRent: zStaffRent,
  TokenPair: zTokenPair,
} satisfies Record<string, z.ZodType>

/** Gives them their names in zod's registry; doing it again changes nothing. */
export function nameSchemas() {
  for (const [id, schema] of Object.entries(named)) {
    if (z.globalRegistry.get(schema)?.id === undefined)
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })
  }
}
