export { openingRules, workingCalendar } from './queries.ts'
