import type { StaffRent } from '@koma/contract/staff.ts'

/** A booking of a desk for 10 to 13 o'clock that nobody has come to yet. */
export function sampleRent(changes: Partial<StaffRent> = {}): StaffRent {
  return {
    id: '0193a4b2-7c00-7000-8000-000000000001',
    number: 'R-0003-K7QX',
    device: { id: 1, kind: 'workstation', floor: '3F', name_zh: '繪圖工作站', name_ja: null, name_en: 'Drawing desk' },
    seat: { id: 11, name: 'A1' },
    starts_at: '2026-11-24 10:00:00',
    ends_at: '2026-11-24 13:00:00',
    units: 3,
    points: 63,
    status: 'booked',
    status_history: [],
    can_cancel: false,
    cancel_until: '2026-11-23 10:00:00',
    cancel_returns: [],
    checked_in_at: null,
    check_in_url: 'https://koma.example/console/rent?number=R-0003-K7QX',
    created_at: '2026-11-20 09:00:00',
    member: { id: '0193a4b2-7c00-7000-8000-00000000000a', name: '黃詩涵', username: 'huangshihan', type: 'creator' },
    handed_out_at: null,
    returned_at: null,
    actions: ['check_in', 'not_arrived'],
    version: 3,
    ...changes,
  }
}

/** The same for lent equipment. */
export function sampleLoan(changes: Partial<StaffRent> = {}): StaffRent {
  const device = { id: 9, kind: 'equipment', floor: '2F', name_zh: '相機', name_ja: null, name_en: null } as const
  return sampleRent({ device, seat: { id: 91, name: '1' }, actions: ['hand_out', 'not_arrived'], ...changes })
}
