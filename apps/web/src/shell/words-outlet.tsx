import { use } from 'react'
import { Outlet } from 'react-router'
import { PageContext, type WordsChunks } from '../lib/page-context.ts'

/** The screens that speak with a part of the messages; the page asks for the part before its script does. */
export function WordsOutlet({ part }: { readonly part: keyof WordsChunks }) {
  const { wordsChunks } = use(PageContext)
  return (
    <>
      {wordsChunks ? <link rel="modulepreload" href={wordsChunks[part]} fetchPriority="low" /> : null}
      <Outlet />
    </>
  )
}
