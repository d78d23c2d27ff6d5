/** Sent to the window when the page's scripts have taken it over. */
export const aliveEvent = 'koma:alive'

/**
 * Put on what a browser alone would follow elsewhere: a click that comes before the page is alive is kept and done then,
 * by `server/quiet-start.ts`. Every other link, button and form works by itself at any time.
 */
export const scripted = { 'data-scripted': '' } as const
