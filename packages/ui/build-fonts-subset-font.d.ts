/** The part of subset-font that build-fonts.ts uses; the package ships no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    noHinting?: boolean
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number>>
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
