import { describe, expect, it } from 'vitest'
import { findingWords } from './finding-words.ts'

describe('what a PDF carries', () => {
  it('is said in words, each once', () => {
    expect(findingWords(['AA', 'EmbeddedFile', 'EmbeddedFiles', 'OpenAction'])).toEqual([
      'consoleFiles.finding_action',
      'consoleFiles.finding_embedded',
    ])
  })

  it('is never silent about something that this console does not know', () => {
    expect(findingWords(['unreadable', 'constructor'])).toEqual(['consoleFiles.finding_unreadable'])
  })
})
