/** Life of a staff session, however busy it is (hours); the gate also ends idle ones. Decision: staff console */
export const staffSessionHoursValid = 12

/** What authenticator apps expect: 6 digits of SHA-1, a new code every 30 s (RFC 6238); one step early or late counts. */
export const totpDigits = 6
export const totpStepSeconds = 30
export const totpStepsAside = 1
