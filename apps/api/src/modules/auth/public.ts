export { endSessionsOf } from './queries.ts'
export { signInTurns } from './policy.ts'
