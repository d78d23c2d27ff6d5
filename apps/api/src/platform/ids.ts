import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

const tokenBytes = 32

/**
 * A UUID of version 7, later in order than every one that this process made before, whatever its clock does: records
 * that one request writes are listed as they came. At least 42 random bits stand in each, so that an id of a record
 * cannot be guessed from its neighbour's.
 */
export function uuid7(): string {
  return v7()
}

/** 256 random bits, safe in an address. Source: docs/guarantees.md I-23, I-33 */
export function randomToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What the database keeps of a token: whoever reads the database cannot use it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
