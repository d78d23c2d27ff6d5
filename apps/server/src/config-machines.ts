import { matching, origin, url, type Read } from './config-values.ts'

export interface TagManagerSettings {
  /** As Google gives it out: GTM-ABC1234. */
  readonly id: string
  /** Where its script comes from: Google, or a server of one's own that speaks for it. */
  readonly origin: string
}

export interface IndexNowSettings {
  /** Proves that the site itself tells: it is served at `/{key}.txt`. */
  readonly key: string
  readonly url: string
}

/** Google Tag Manager, off unless it has an id. Source: product §1 "A tag manager" */
export function readTagManager(read: Read): TagManagerSettings | undefined {
  const id = read(
    'TAG_MANAGER_ID',
    undefined,
    matching(/^GTM-[A-Z0-9]{4,12}$/, 'the id of a container, as GTM-ABC1234'),
  )
  const from = read('TAG_MANAGER_URL', 'https://www.googletagmanager.com', origin)
  return id === undefined ? undefined : { id, origin: from }
}

/** IndexNow, off unless it has a key. Source: https://www.indexnow.org/documentation */
export function readIndexNow(read: Read): IndexNowSettings | undefined {
  const key = read('INDEXNOW_KEY', undefined, matching(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits and dashes'))
  const address = read('INDEXNOW_URL', 'https://api.indexnow.org/indexnow', url(['http:', 'https:']))
  return key === undefined ? undefined : { key, url: address }
}
