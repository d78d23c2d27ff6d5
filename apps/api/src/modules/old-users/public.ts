export { formerRecords } from './commands/bring-over.ts'
