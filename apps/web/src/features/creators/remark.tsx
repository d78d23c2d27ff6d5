import type { ReactNode } from 'react'
import { useSite } from '../../lib/use-language.ts'

/** A hint with the reviewer's remark before it: both are read out with the field. Null when there is neither. */
export function Remark({ comment, children }: { comment?: string | undefined; children?: ReactNode }) {
  const { words } = useSite()
  return (
    <>
      {comment ? (
        <span className="web-remark">
          <strong>{words('creators.reviewer')}</strong>
          {words('shell.colon')}
          {comment}
        </span>
      ) : null}
      {children}
    </>
  )
}

/** The hint of a field, or undefined when there is nothing to say. */
export const hintOf = (comment: string | undefined, hint?: string): ReactNode | undefined =>
  comment || hint ? <Remark comment={comment}>{hint}</Remark> : undefined
