/** A call whose body or answer is bytes: nothing of it is held in memory. Header names are lower case. */
export interface StreamRequest {
  readonly method: 'GET' | 'POST'
  /** Hangs under the API's base. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: ReadableStream<Uint8Array>
}

export interface StreamResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ReadableStream<Uint8Array>
}

/** Carries such a call to the API. A body passes once: it is never repeated. Rejects only when no answer came. */
export type StreamTransport = (request: StreamRequest) => Promise<StreamResponse>
