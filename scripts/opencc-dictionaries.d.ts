/** A dictionary of OpenCC: "from to|from to|…". The package describes its converters alone. */
declare module 'opencc-js/dict/*' {
  const dictionary: string
  export default dictionary
}
