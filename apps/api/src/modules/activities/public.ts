export { presentCard } from './present.ts'
export { factsOf } from './queries/facts.ts'
