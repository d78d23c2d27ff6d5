/** One call to the API; `path` hangs under the API's base (`/device?type=1`), header names are lower case. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Carries a call to the API: in process, or over HTTP to another host. Rejects only when no answer came. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>
