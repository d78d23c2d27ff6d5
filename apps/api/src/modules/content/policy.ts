/** How long a preview link opens (days): a week is enough for somebody outside to read it. Decision: addresses (preview) */
export const previewDaysMax = 7
