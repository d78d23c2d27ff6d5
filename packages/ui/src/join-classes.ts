/** Joins class names and leaves out what is absent, so that a caller's class can be added to a component's own. */
export function joinClasses(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ')
}
