/** What becomes of a booking. Times are 'HH:mm' of its day. */
type Visit =
  | { readonly kind: 'uses'; readonly arrives: string }
  | { readonly kind: 'borrows'; readonly fetches: string; readonly returns: string }
  | { readonly kind: 'misses' }
  | { readonly kind: 'cancels' }

/** One booking of the demo's story, on a day that the story's teller chooses. */
export interface Scene {
  /** Account name. */
  readonly who: string
  /** Slug of the device. */
  readonly device: string
  /** The wish, counted from 1; any free seat will do. */
  readonly seat: number
  readonly from: string
  readonly to: string
  readonly visit: Visit
}

type Hours = readonly [from: string, to: string]

/** Sits down at the seat and is checked in. */
export const uses = (who: string, device: string, seat: number, [from, to]: Hours, arrives: string): Scene => ({
  who,
  device,
  seat,
  from,
  to,
  visit: { kind: 'uses', arrives },
})

/** Is handed the equipment and brings it back. */
export const borrows = (
  who: string,
  device: string,
  seat: number,
  [from, to]: Hours,
  [fetches, returns]: readonly [string, string],
): Scene => ({ who, device, seat, from, to, visit: { kind: 'borrows', fetches, returns } })

/** Does not come. */
export const misses = (who: string, device: string, seat: number, [from, to]: Hours): Scene => ({
  who,
  device,
  seat,
  from,
  to,
  visit: { kind: 'misses' },
})

/** Takes the booking back the day after making it. */
export const cancels = (who: string, device: string, seat: number, [from, to]: Hours): Scene => ({
  who,
  device,
  seat,
  from,
  to,
  visit: { kind: 'cancels' },
})
