import { Fragment } from 'react'

/** A message whose line breaks are part of the drawing. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, place) => (
    <Fragment key={line}>
      {place > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
