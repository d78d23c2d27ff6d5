import { hash, verify } from '@node-rs/argon2'
import { slots } from './slots.ts'

/** argon2id: 19 MiB, two passes (OWASP's floor). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes at most this many at once, so that a flood of sign-ins cannot take the memory. Source: docs/guarantees.md F16
 */
export const parallelHashesMax = 4

export interface Passwords {
  hash(password: string): Promise<string>
  /** True when it matches. Null stands for an account that does not exist: the same work is done, the answer is false. */
  matches(stored: string | null, password: string): Promise<boolean>
}

/** Waits in line beyond `parallelHashesMax`; a password is hashed in its NFC form so that one typed elsewhere matches. */
export function argonPasswords(): Passwords {
  const queue = slots(parallelHashesMax)
  let dummy: Promise<string> | undefined
  return {
    hash: (password) => queue(() => hash(password.normalize('NFC'), cost)),
    async matches(stored, password) {
      dummy ??= hash('a password that nobody has', cost)
      const against = stored ?? (await dummy)
      const same = await queue(() => verify(against, password.normalize('NFC')))
      return stored !== null && same
    },
  }
}
