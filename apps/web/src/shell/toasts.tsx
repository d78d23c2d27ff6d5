import { Toast, ToastRegion } from '@koma/ui/toast.tsx'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { ToastFacts } from '../lib/flash.ts'
import { useIsAlive } from '../lib/use-is-alive.ts'
import { useSite } from '../lib/use-language.ts'

/** Milliseconds that a toast is seen. Source: product §9 */
export const toastMs = 1000

type ShowToast = (toast: ToastFacts) => void

const ToastContext = createContext<ShowToast>(() => {})

/** The toasts of the page. A toast is seen for a second; its words stay in a live region until the next one. */
export function Toasts({ first, children }: { first: ToastFacts | null; children: ReactNode }) {
  const { words } = useSite()
  const [toast, setToast] = useState(first)
  const [seen, setSeen] = useState<ToastFacts | null>(null)
  const [given, setGiven] = useState(first)
  if (first !== given) {
    setGiven(first)
    if (first) setToast(first)
  }

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setSeen(toast), toastMs)
    return () => clearTimeout(timer)
  }, [toast])

  // Words that arrive together with their live region are not read out: they come once the page is alive.
  const isAlive = useIsAlive()
  const said = isAlive ? toast?.text : ''
  return (
    <ToastContext value={setToast}>
      {/* For the eyes: the ears have the same words in the live region, once the page is alive. Without scripts nothing
          takes it away: it stands on top of the page. */}
      <div className="k-toasts" aria-hidden={isAlive || undefined}>
        {toast && toast !== seen ? <Toast tone={toast.tone}>{toast.text}</Toast> : null}
      </div>
      {children}
      <ToastRegion label={words('shell.notices')}>
        <p className="k-ears">{said}</p>
      </ToastRegion>
    </ToastContext>
  )
}

/** Shows what an action answered, once. */
export function useToast(toast: ToastFacts | null | undefined): void {
  const show = use(ToastContext)
  useEffect(() => {
    if (toast) show(toast)
  }, [toast, show])
}
