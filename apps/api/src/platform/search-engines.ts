/** Search engines that hear at once which pages were published, changed or taken down. */
export interface SearchEngines {
  /** Throws where they did not take it: the caller tries again later. */
  tell(addresses: readonly string[]): Promise<void>
}

/** Addresses of one message at most. Source: https://www.indexnow.org/documentation */
export const addressesMax = 10_000

const answerMs = 20_000

/** Tells by IndexNow: one message reaches every engine that takes part. The key travels in the body alone. */
export function indexNow(
  { url, key }: { readonly url: string; readonly key: string },
  publicUrl: string,
): SearchEngines {
  return {
    async tell(addresses) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(publicUrl).host,
          key,
          keyLocation: `${publicUrl}/${key}.txt`,
          urlList: addresses,
        }),
      })
      await response.body?.cancel()
      // 200: taken; 202: taken, the key is looked at later.
      if (response.status !== 200 && response.status !== 202)
        throw new Error(`the search engines answered HTTP ${response.status}`)
    },
  }
}
