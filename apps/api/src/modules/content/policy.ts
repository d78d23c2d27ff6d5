/** After so long without a sign, whoever was writing an item has gone (seconds). */
export const lockSecondsMax = 120

/** How long a preview link opens (days): a week is enough for somebody outside to read it. Decision: addresses (preview) */
export const previewDaysMax = 7
