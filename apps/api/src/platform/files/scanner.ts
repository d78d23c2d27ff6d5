import type { Readable } from 'node:stream'

export type ScanResult = { readonly clean: true } | { readonly clean: false; readonly found: string }

/**
 * Looks for malicious software. Throws when it cannot say: such a file stays closed. Source: docs/guarantees.md I-57
 */
export interface Scanner {
  scan(bytes: Readable): Promise<ScanResult>
}
