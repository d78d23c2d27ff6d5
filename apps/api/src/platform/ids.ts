import { createHash, randomBytes } from 'node:crypto'

const timestampBytes = 6
const tokenBytes = 32

/** A UUID of version 7: ordered by its making, 74 random bits, so that ids of records cannot be guessed. */
export function uuid7(): string {
  const bytes = randomBytes(16)
  // The machine's clock only orders ids; no rule about time reads it.
  bytes.writeUIntBE(Date.now(), 0, timestampBytes)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** 256 random bits, safe in an address. Source: docs/guarantees.md I-23, I-33 */
export function randomToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What the database keeps of a token: whoever reads the database cannot use it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
