export { grantMembership } from './commands/grant-membership.ts'
export { registerMember, type RegistrationForm, type RegistrationRefusal } from './commands/register-member.ts'
export { smsTurns } from './policy.ts'
export { issueCode, tryCode } from './queries/codes.ts'
