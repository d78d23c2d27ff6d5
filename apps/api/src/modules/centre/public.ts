export { centreNow } from './commands/centre-now.ts'
