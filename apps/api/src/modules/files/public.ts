export { attachFiles } from './commands/attach-files.ts'
export { storeUploads, type StoredUpload } from './commands/store-uploads.ts'
export { presentFile } from './present.ts'
export { filesOfSubject } from './queries/files.ts'
