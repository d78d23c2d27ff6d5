import type { DataProvider } from 'react-admin'
import type { CallApi } from '../api/call-api.ts'
import { listQuery, pageOf } from './list-query.ts'

/** A named action on one record: `POST /staff/<resource>/{id}/<action>`. */
export interface Act {
  readonly resource: string
  readonly id: string
  readonly action: string
  /** Sent back as `If-Match`. */
  readonly version?: number
  readonly body?: unknown
  readonly idempotencyKey?: string
}

export type Query = Readonly<Record<string, string | number | undefined>>

export interface StaffDataProvider extends DataProvider {
  act(act: Act): Promise<unknown>
  /** What concerns a whole collection, as its order; the answer as it comes. */
  send(method: 'POST' | 'PUT', path: string, body: unknown, version?: number): Promise<unknown>
  /** Any other address of the API, its answer as it comes. */
  read(path: string, query?: Query, signal?: AbortSignal): Promise<unknown>
  /** Sends a list as it is (text/csv) to a collection; its answer as it comes. */
  sendList(path: string, query: Query, list: Blob): Promise<unknown>
  /** Sends files with their texts; `version` is sent back as `If-Match`. */
  sendForm(path: string, form: FormData, version?: number): Promise<unknown>
  /** The bytes of a private file. */
  download(path: string): Promise<Blob>
}

/**
 * What react-admin asks, as calls of `/staff`: one resource a collection, a record's `version` sent back as
 * `If-Match`, named actions for everything that is more than a change of fields. Source: api.md "Staff (S)"
 */
export function staffDataProvider(call: CallApi): StaffDataProvider {
  return { supportAbortSignal: true, ...reading(call), ...writing(call) }
}

function reading(call: CallApi) {
  const get = (path: string, query: Query, signal?: AbortSignal) => call({ method: 'GET', path, query, signal })
  const getOne = async (resource: string, id: unknown, signal?: AbortSignal) =>
    (await get(recordPath(resource, id), {}, signal)) as never

  return {
    getList: async (resource, { signal, ...params }) =>
      pageOf(await get(`/staff/${resource}`, listQuery(resource, params), signal)),
    getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await Promise.all(ids.map((id) => getOne(resource, id, signal))),
    }),
    // `target` is the collection of the owner: the bookings of a member are /staff/members/{id}/rent.
    getManyReference: async (resource, { target, id, signal, ...params }) =>
      pageOf(await get(`${recordPath(target, id)}/${resource}`, listQuery(resource, params), signal)),
    read: (path, query, signal) => get(path, query ?? {}, signal),
    download: async (path) => (await call({ method: 'GET', path, as: 'blob' })) as Blob,
  } satisfies Partial<StaffDataProvider>
}

function writing(call: CallApi) {
  return {
    create: async (resource, { data, meta }) => {
      const { idempotencyKey } = (meta ?? {}) as { idempotencyKey?: string }
      const path = `/staff/${resource}`
      return { data: (await call({ method: 'POST', path, body: data, idempotencyKey })) as never }
    },
    update: async (resource, { id, data, previousData }) => {
      const version = versionOf(previousData)
      const answer = await call({ method: 'PUT', path: recordPath(resource, id), body: data, version })
      return { data: (answer ?? { ...data, id }) as never }
    },
    delete: async (resource, { id, previousData }) => {
      await call({ method: 'DELETE', path: recordPath(resource, id), version: versionOf(previousData) })
      return { data: (previousData ?? { id }) as never }
    },
    send: (method, path, body, version) => call({ method, path, body, version }),
    sendList: (path, query, csv) => call({ method: 'POST', path, query, csv }),
    sendForm: (path, form, version) => call({ method: 'POST', path, form, version }),
    updateMany: oneAtATime,
    deleteMany: oneAtATime,
    act: ({ resource, id, action, body = {}, version, idempotencyKey }) => {
      const path = `${recordPath(resource, id)}/${action}`
      return call({ method: 'POST', path, body, version, idempotencyKey })
    },
  } satisfies Partial<StaffDataProvider>
}

/** A change of many records could carry no version of each, so none is offered. */
function oneAtATime(): Promise<never> {
  return Promise.reject(new Error('the console changes one record at a time'))
}

function recordPath(resource: string, id: unknown): string {
  return `/staff/${resource}/${encodeURIComponent(String(id))}`
}

function versionOf(record: Readonly<Record<string, unknown>> | undefined): number | undefined {
  return typeof record?.version === 'number' ? record.version : undefined
}
