export { openingRules } from './queries.ts'
