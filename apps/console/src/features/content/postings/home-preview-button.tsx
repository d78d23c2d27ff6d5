import type { PreviewLink } from '@koma/contract/content-desk.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffDataProvider } from '../../../data/data-provider.ts'
import { useText } from '../../../i18n/use-text.ts'
import { PreviewDialog } from '../preview-dialog.tsx'

/** Asks for a link that shows home with the banners that are not shown yet. */
export function HomePreviewButton() {
  const text = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [link, setLink] = useState<PreviewLink>()
  const ask = () =>
    dataProvider.send('POST', '/staff/panels/preview', {}).then(
      (answer) => setLink(answer as PreviewLink),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        {text('consolePostings.preview_home')}
      </Button>
      {link && <PreviewDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}
