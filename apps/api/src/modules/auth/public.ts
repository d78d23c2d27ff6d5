export { openSession, type SignInPlace } from './commands/open-session.ts'
export { createCode, endSessionsOfClient } from './queries/authorization-codes.ts'
export { endSessionsOf } from './queries.ts'
export { signInTurns } from './policy.ts'
