/** Tries to make the sizes of a picture before it counts as one that cannot be read. */
export const makeTriesMax = 5

/** Seconds until the next try after the first, second, … that failed; the last one repeats. */
export const makeAgainSeconds = [15, 60, 300] as const

/** A worker that is killed while it makes sizes holds the picture for so long (seconds). */
export const makeLeaseSeconds = 600

/** Bytes of pictures that one process keeps in memory for those who ask next. */
export const keptBytesMax = 48 * 1024 * 1024
