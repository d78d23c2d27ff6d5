import { addDays, taipeiDate, weekdayOf } from '@koma/domain/taipei-time.ts'
import type { KeyboardEvent } from 'react'

/**
 * Arrow keys from day to day of a month, Home and End within the week, Page Up and Down to the months beside it. A help
 * only: every day is a link that the tabulator reaches.
 */
export function useDayKeys() {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { date } = (event.target as HTMLElement).dataset
    if (date === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const move = pageMoves[event.key]
    const to = move === undefined ? linkOf(event.currentTarget, dayBeside(date, event.key)) : moveLink(move)
    if (!to) return
    event.preventDefault()
    if (move === undefined) to.focus()
    else to.click()
  }
}

const pageMoves: Readonly<Record<string, string>> = { PageUp: 'previous', PageDown: 'next' }

/** The day that a key leads to from another; undefined for a key that moves nothing. */
export function dayBeside(date: string, key: string): string | undefined {
  const day = taipeiDate(date)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  }
  const step = steps[key]
  return step === undefined ? undefined : addDays(day, step)
}

const linkOf = (table: HTMLElement, date: string | undefined) =>
  date === undefined ? null : table.querySelector<HTMLElement>(`[data-date="${date}"]`)

const moveLink = (move: string) => document.querySelector<HTMLElement>(`[data-move="${move}"]`)
