import { accessCallers, type Arrival, type Caller } from './access-callers.ts'
import type { RecordMaker } from './access-records.ts'
import { idOfNobody, type DoorRow, type RecordKind } from './door.ts'
import type { TestApi, TestServer } from './test-api.ts'

/** Whose record the path names: nobody's, the caller's own, or another's. */
export type Owner = 'nobody' | 'own' | 'another'

export interface Cell {
  readonly who: string
  readonly owner: Owner
}

/** Every cell of one row: each caller with a record of nobody, of their own where they could have one, of another. */
export function cellsOf({ record }: DoorRow): readonly Cell[] {
  return Object.entries(accessCallers).flatMap(([who, { as }]): readonly Cell[] => {
    const nobodys: Cell = { who, owner: 'nobody' }
    if (!record || record.owner === 'everybody') return [nobodys]
    const couldOwn = record.owner !== 'holder' && as === (record.owner === 'role' ? 'staff' : 'member')
    return [nobodys, ...(couldOwn ? [{ who, owner: 'own' } as const] : []), { who, owner: 'another' }]
  })
}

/** What the table promises to one cell: a status, or the code of a 401 or 403. */
export function promised(row: DoorRow, caller: Caller, owner: Owner): number | string {
  const closed = closedTo(row, caller)
  if (closed) return closed
  const { record, inside } = row
  if (!record || record.owner === 'everybody' || owner === 'nobody') return inside
  switch (record.owner) {
    case 'holder':
      return record.theirs
    case 'caller':
      return owner === 'own' ? record.theirs : inside
    case 'caller_or_role': {
      const isOfRole = caller.kind === 'staff' && record.roles.includes(caller.role)
      return owner === 'own' || isOfRole ? record.theirs : inside
    }
    case 'role':
      return owner === 'own' ? record.theirs : record.anothers
  }
}

/** 401 before anything else, 403 for those who are known; undefined for whom the door opens. */
function closedTo({ door }: DoorRow, caller: Caller): string | undefined {
  const isMember = caller.kind === 'member'
  const open = { everybody: true, visitor: isMember || caller.kind === 'nobody', reader: caller.kind !== 'stranger' }
  if (door === 'everybody' || door === 'visitor' || door === 'reader') {
    return open[door] ? undefined : 'auth.unauthenticated'
  }
  if (door === 'member' || door === 'activated') {
    if (!isMember) return 'auth.unauthenticated'
    return door === 'member' || caller.activated ? undefined : 'member.not_activated'
  }
  if (caller.kind !== 'staff') return 'auth.unauthenticated'
  return door.includes(caller.role) ? undefined : 'auth.forbidden'
}

export interface Walk {
  /** Where callers and records are made. */
  readonly api: TestApi
  /** Whom they call; the same, unless a test has opened a door of it. */
  readonly server: Pick<TestServer, 'call'>
  readonly records: Readonly<Record<RecordKind, RecordMaker>>
  /** Those who have come for a GET, and come again for the next: it changes nothing about them. */
  readonly readers: Map<string, Promise<Arrival>>
  /** A record of each kind that is none of the callers'; made when it is first asked for, and again when it was used up. */
  anothers(kind: RecordKind): Promise<string>
}

/** Calls the route for every cell of its row; those that were not answered as promised, with both answers. */
export async function unexpectedCells(walk: Walk, name: string, row: DoorRow): Promise<readonly string[]> {
  const found: string[] = []
  for (const cell of cellsOf(row)) {
    const { who, owner } = cell
    const answer = await answered(walk, name, row, cell)
    const promise = promised(row, accessCallers[who]!.is, owner)
    if (answer !== promise) found.push(`${who}, ${owner}: ${answer} instead of ${promise}`)
  }
  return found
}

async function answered(walk: Walk, name: string, row: DoorRow, cell: Cell): Promise<number | string> {
  const arrival = await arrivalOf(walk, row, cell, name.startsWith('GET '))
  const id = arrival.id ?? idOfNobody(name)
  const path = name
    .replace(':category', 'lecture')
    .replace(/:(id|code)/, id)
    .replace(':width', '64')
    .replace(':file', '320.webp')
    .replace(':revision', '1')
  const { status, body } = await walk.server.call(path, { ...row.send, token: arrival.token })
  return status === 401 || status === 403 || body?.code === 'adjustment.same_person' ? body.code : status
}

async function arrivalOf(walk: Walk, { record }: DoorRow, { who, owner }: Cell, reads: boolean): Promise<Arrival> {
  const caller = accessCallers[who]!
  if (record && record.owner !== 'everybody' && owner === 'own') return caller.arrive(walk.api, walk.records[record.of])
  const known = reads ? walk.readers.get(who) : undefined
  const arriving = known ?? caller.arrive(walk.api)
  if (reads) walk.readers.set(who, arriving)
  if (!record || record.owner === 'everybody' || owner === 'nobody') return arriving
  return { ...(await arriving), id: await walk.anothers(record.of) }
}
