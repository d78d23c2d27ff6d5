import { Button } from '@koma/ui/button.tsx'
import { useState } from 'react'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { useSite } from '../../lib/use-language.ts'

/** A text to take along: by a button, or by hand where there are no scripts or the browser refuses. */
export function CopyText({ text, isCode }: { text: string; isCode: boolean }) {
  const { words } = useSite()
  const isAlive = useIsAlive()
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    // A page that is not served securely has no clipboard at all.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? 'copied' : 'notCopied')
  }
  return (
    <div className="web-cite-text">
      <p className={isCode ? 'web-cite-code' : undefined} translate="no">
        {text}
      </p>
      {isAlive ? (
        <Button variant="quiet" onClick={() => void copy()}>
          {words('library.copy')}
        </Button>
      ) : null}
      <span role="status">{said ? words(`library.${said}`) : null}</span>
    </div>
  )
}
