export { checkForm as checkCreatorForm } from './commands/check-form.ts'
export { writeCreatorProfile } from './queries/profiles.ts'
