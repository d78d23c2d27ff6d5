/** The page that an address asks for, from 1; anything that is no page counts as the first. */
export function pageOf(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1
}
