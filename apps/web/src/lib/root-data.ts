/** What every page knows of the site. */
export interface RootData {
  readonly publicUrl: string
  readonly demo: boolean
}
