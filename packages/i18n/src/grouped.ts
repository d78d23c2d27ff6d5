let numbers: Intl.NumberFormat | undefined

/** 1,234: points, NT$ and people, read alike in all three languages. */
export const grouped = (value: number): string =>
  // Made when a page has a number: a browser takes milliseconds for it, which no start should wait for.
  (numbers ??= new Intl.NumberFormat('en')).format(value)
