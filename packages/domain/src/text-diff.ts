/** A piece of text that both versions have, or only one of them. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Above so many pairs of words the middle is told as one change: nobody reads more, and nobody waits for it. */
const pairsMax = 4_000_000

/** Tags of HTML and words of letters are one piece each, every other character stands alone: Chinese has no spaces. */
const pieces = /<[^>]*>|[\p{Script=Latin}\p{N}]+|[\s\S]/gu

/** What turned one text into the other, in reading order; neighbours of one kind are one piece. */
export function textDiff(before: string, after: string): readonly TextPiece[] {
  const [left, right] = [before.match(pieces) ?? [], after.match(pieces) ?? []]
  const head = commonStart(left, right)
  const tail = commonStart(left.slice(head).toReversed(), right.slice(head).toReversed())
  const middle = between(left.slice(head, left.length - tail), right.slice(head, right.length - tail))
  return joined([...left.slice(0, head).map(same), ...middle, ...left.slice(left.length - tail).map(same)])
}

const same = (text: string): TextPiece => ({ kind: 'same', text })
const removed = (text: string): TextPiece => ({ kind: 'removed', text })
const added = (text: string): TextPiece => ({ kind: 'added', text })

function commonStart(left: readonly string[], right: readonly string[]): number {
  const end = Math.min(left.length, right.length)
  let at = 0
  while (at < end && left[at] === right[at]) at++
  return at
}

/** The longest common row of pieces, read from both ends of the table of its lengths. */
function between(left: readonly string[], right: readonly string[]): readonly TextPiece[] {
  if (left.length * right.length > pairsMax) return [...left.map(removed), ...right.map(added)]
  const width = right.length + 1
  const lengths = new Uint32Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        left[i] === right[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  const found: TextPiece[] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      found.push(same(left[i]!))
      i++
      j++
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) found.push(removed(left[i++]!))
    else found.push(added(right[j++]!))
  }
  return [...found, ...left.slice(i).map(removed), ...right.slice(j).map(added)]
}

function joined(parts: readonly TextPiece[]): readonly TextPiece[] {
  const out: { kind: TextPiece['kind']; text: string }[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else out.push({ ...part })
  }
  return out
}
