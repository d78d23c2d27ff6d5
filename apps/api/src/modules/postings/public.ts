export { showPostingPreview } from './commands/preview-posting.ts'
export { presentNotice } from './present.ts'
export { noticesNow } from './queries/site-notices.ts'
