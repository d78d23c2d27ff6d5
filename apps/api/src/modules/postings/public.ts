export { presentNotice } from './present.ts'
export { noticesNow } from './queries/site-notices.ts'
