/** An address as people read it: its characters instead of their codes, where they are whole. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
