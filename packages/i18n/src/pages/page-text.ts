/** A text that people agree to or go by: its sections in order. `{{names}}` are numbers of the house, filled in when it is read. */
export interface PageText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly PageSection[]
}

/** A heading with paragraphs, and a list behind them where there is one. */
export interface PageSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly items?: readonly string[]
}
