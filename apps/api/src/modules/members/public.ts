export { grantMembership } from './commands/grant-membership.ts'
