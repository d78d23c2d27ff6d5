import { Secret, TOTP } from 'otpauth'
import { totpDigits, totpStepSeconds, totpStepsAside } from '../policy.ts'
import type { TwoClocks } from '../queries/accounts.ts'

const stepMs = totpStepSeconds * 1000

/** An authenticator of that secret (base32), as otpauth understands it. */
export function authenticatorOf(secret: string, username = 'staff'): TOTP {
  return new TOTP({
    issuer: 'Koma',
    label: username,
    secret: Secret.fromBase32(secret),
    digits: totpDigits,
    period: totpStepSeconds,
    algorithm: 'SHA1',
  })
}

/**
 * The step of the world's time that a code stands for, or undefined for a wrong one. A phone shows the world's time; while
 * the demo's clock is moved, codes of that clock are taken too, as the step in which they came.
 */
export function matchTotp(secret: string, code: string, { worldNow, now }: TwoClocks): number | undefined {
  const authenticator = authenticatorOf(secret)
  const aside = (at: Date) => authenticator.validate({ token: code, timestamp: at.getTime(), window: totpStepsAside })
  const steps = aside(worldNow) ?? aside(now)
  return steps === null ? undefined : Math.floor(worldNow.getTime() / stepMs) + steps
}
