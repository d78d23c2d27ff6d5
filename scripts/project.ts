import path from 'node:path'

/** The folder that holds everything. */
export const root = path.resolve(import.meta.dirname, '..')
