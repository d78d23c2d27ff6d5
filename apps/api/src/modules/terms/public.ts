export { presentTerms } from './present.ts'
