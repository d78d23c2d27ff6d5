import { lazy } from 'react'

/** A motif, inside a `Drawing`. */
export const MotifPicture = import.meta.env.SSR
  ? (await import('./cover/motif-drawing.tsx')).MotifDrawing
  : lazy(async () => ({ default: (await import('./cover/motif-drawing.tsx')).MotifDrawing }))
