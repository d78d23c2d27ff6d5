export { openSession, type SignInPlace } from './commands/open-session.ts'
export { createCode } from './queries/authorization-codes.ts'
export { endSessionsOf, endSessionsOfClient } from './queries/ending.ts'
export { signInTurns } from './policy.ts'
