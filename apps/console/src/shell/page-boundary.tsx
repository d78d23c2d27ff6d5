import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'
import { PageHead } from './page-head.tsx'

/** Keeps the frame standing when a page breaks; another page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage onAgain={() => this.setState({ broken: false })} /> : this.props.children
  }
}

function BrokenPage({ onAgain }: { onAgain(): void }) {
  const text = useText()
  return (
    <>
      <PageHead title={text('ra.page.error')} />
      <div className="c-problem" role="alert">
        <p>{text('ra.message.error')}</p>
        <Button onClick={onAgain}>{text('consoleShell.retry')}</Button>
      </div>
    </>
  )
}
