/**
 * Moves a row that is scrolled sideways until its current item is in sight; where it is already, nothing moves. A `ref` for
 * the list, for browsers that do not know `scroll-initial-target`.
 */
export function showCurrent(row: HTMLElement | null): void {
  const item = row?.querySelector('[aria-current]')?.parentElement
  if (!row || !item) return
  const start = item.offsetLeft - row.offsetLeft - row.scrollLeft
  if (start >= 0 && start + item.offsetWidth <= row.clientWidth) return
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}
