/** What the QR of a member card says: capitals and digits only, so that the code stays small and every scanner types it. */
export const cardText = (code: string): string => `KOMA${code}`

/** The code of a card that was scanned or typed, in any case and with blanks; undefined for anything else. */
export const parseCardText = (text: string): string | undefined =>
  /^KOMA([0-9A-F]{32})$/.exec(text.replace(/[\s:-]/g, '').toUpperCase())?.[1]
