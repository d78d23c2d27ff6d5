export { checkForm as checkCreatorForm } from './commands/check-form.ts'
export { attachmentsField, submitApplication } from './commands/submit-application.ts'
export { missingProof } from './policy.ts'
export { writeCreatorProfile } from './queries/profiles.ts'
