import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** The facts of the site; on an error screen that came before them, those of no demo. */
export const useRootData = (): RootData => useRouteLoaderData<RootData>('root') ?? { publicUrl: '', demo: false }
