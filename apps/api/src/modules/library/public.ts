export { presentComicFacts, presentVideoFacts } from './present.ts'
export { comicFacts } from './queries/comics.ts'
export { videoFacts } from './queries/recordings.ts'
