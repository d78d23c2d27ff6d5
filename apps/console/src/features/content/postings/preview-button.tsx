import type { PreviewLink } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { PreviewDialog } from '../preview-dialog.tsx'

interface Props {
  /** The call that makes the link. */
  readonly path: `/staff/${string}/preview`
  readonly label: string
  /** What is done first; where it fails, no link is asked for. */
  before?(): Promise<boolean>
}

/** Asks for a link that shows what visitors do not see yet. */
export function PreviewButton({ path, label, before }: Props) {
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [link, setLink] = useState<PreviewLink>()
  const ask = async () => {
    if (before && !(await before())) return
    await dataProvider.send('POST', path, {}).then(
      (answer) => setLink(answer as PreviewLink),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  }
  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        {label}
      </Button>
      {link && <PreviewDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}
