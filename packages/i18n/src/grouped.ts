const numbers = new Intl.NumberFormat('en')

/** 1,234: points, NT$ and people, read alike in all three languages. */
export const grouped = (value: number): string => numbers.format(value)
