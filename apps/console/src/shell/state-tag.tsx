/** A state as a word in a frame with its pattern; `state` chooses the pattern, see state.css. */
export function StateTag({ state, word }: { state: string; word: string }) {
  return (
    <span className="c-state" data-state={state}>
      {word}
    </span>
  )
}
