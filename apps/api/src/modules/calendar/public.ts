export { presentEntry } from './present.ts'
export { calendarEntries } from './queries.ts'
