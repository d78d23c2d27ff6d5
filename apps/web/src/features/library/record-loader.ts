import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { forReader } from '../../lib/for-reader.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { load, screenOf } from '../../lib/screen.ts'

/** A record shows what it is called in every language; of everything else its reader reads one. */
const ownName = /^(?:name|title)_(?:zh|ja|en)$/

/** The loader of a record of a database. An unknown one is the 404 screen. */
export const recordLoader =
  <Shown extends object>(kind: LibraryKind) =>
  async (args: LoaderFunctionArgs): Promise<Shown> => {
    const screen = screenOf(args)
    const record = await load(screen, readingCalls.record<Shown>(kind, args.params[`${kind}Id`] ?? ''))
    const names = Object.entries(record).filter(([field]) => ownName.test(field))
    return { ...forReader(record, screen.language), ...Object.fromEntries(names) }
  }
