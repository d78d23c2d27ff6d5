import type { TextKey } from '../../i18n/console-text.ts'

type FindingKey = Extract<TextKey, `consoleFiles.finding_${string}`>

/** What each name that the inspection of a PDF reports means to a reader. Source: docs/guarantees.md I-54 */
const words: Readonly<Record<string, FindingKey>> = {
  JavaScript: 'consoleFiles.finding_script',
  Launch: 'consoleFiles.finding_launch',
  EmbeddedFile: 'consoleFiles.finding_embedded',
  EmbeddedFiles: 'consoleFiles.finding_embedded',
  OpenAction: 'consoleFiles.finding_action',
  AA: 'consoleFiles.finding_action',
  RichMedia: 'consoleFiles.finding_media',
  SubmitForm: 'consoleFiles.finding_form',
  ImportData: 'consoleFiles.finding_form',
  XFA: 'consoleFiles.finding_xfa',
}

/** The messages for findings, each once; what this console does not know yet is content that cannot be checked. */
export function findingWords(findings: readonly string[]): readonly FindingKey[] {
  return [...new Set(findings.map((name) => (Object.hasOwn(words, name) ? words[name]! : unknown)))]
}

const unknown = 'consoleFiles.finding_unreadable'
