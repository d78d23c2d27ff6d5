export { freeSeatsNow } from './queries/availability.ts'
export { rentsOf } from './queries/rents.ts'
export { presentRent } from './present-rent.ts'
export { writeRentNotices } from './commands/write-notices.ts'
