import type { StaffFile } from '@koma/contract/files.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'
import { findingWords } from './finding-words.ts'

/** Where a file stands, and why: what it carries, or how the scanner does. */
export function FileState({ file }: { file: StaffFile }) {
  const text = useText()
  return (
    <>
      <StateTag state={looks[file.state]} word={text(`consoleFiles.state_${file.state}`)} />
      {file.findings.length > 0 && (
        <small>
          {text('consoleFiles.findings', {
            list: findingWords(file.findings)
              .map((key) => text(key))
              .join(text('consoleFiles.comma')),
          })}
        </small>
      )}
      {file.scan && <ScanState scan={file.scan} />}
      {file.state === 'refused' && <small>{text('consoleFiles.refused_bytes')}</small>}
    </>
  )
}

/** The pattern of each state, from those of the console. */
const looks = {
  held: 'overdue',
  checking: 'waiting',
  ready: 'active',
  refused: 'rejected',
} as const satisfies Record<StaffFile['state'], string>

function ScanState({ scan: { attempts, next_at: nextAt } }: { scan: NonNullable<StaffFile['scan']> }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      <small>
        {attempts === 0 ? text('consoleFiles.scan_waits') : text('consoleFiles.scan_failed', { count: attempts })}
      </small>
      {attempts > 0 && nextAt && <small>{text('consoleFiles.scan_next', { at: formats.at(nextAt) })}</small>}
    </>
  )
}
