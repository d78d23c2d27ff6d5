export { versionLines, type VersionLine } from './queries/versions.ts'
