/** As long as the server waits for one upload (milliseconds). */
const uploadMsMax = 180_000

/**
 * Sends a whole form with its files and gives what the route answers as JSON; null when no answer came. An
 * XMLHttpRequest, because `fetch` does not tell how far a body is. `onProgress` is told bytes, also those around the files.
 */
export function sendForm<Answer>(
  address: string,
  form: FormData,
  onProgress: (sent: number, total: number) => void,
): Promise<Answer | null> {
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () => resolve(read(request) as Answer | null))
    for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, () => resolve(null))
    request.open('POST', address)
    request.timeout = uploadMsMax
    request.send(form)
  })
}

function read({ responseText, status }: XMLHttpRequest): unknown {
  if (status !== 200) return null
  try {
    return JSON.parse(responseText)
  } catch {
    return null
  }
}
