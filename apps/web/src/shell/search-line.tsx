import { Button } from '@koma/ui/button.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { Form } from 'react-router'

interface SearchLineProps {
  readonly action: string
  readonly label: string
  readonly button: string
  readonly words: string | undefined
  /** What else the address asks, and goes on asking. */
  readonly kept?: Readonly<Record<string, string | undefined>>
}

/** One field and one button that search a list; works without scripts. */
export function SearchLine({ action, label, button, words, kept = {} }: SearchLineProps) {
  return (
    <Form method="get" action={action} role="search" className="web-filter" preventScrollReset>
      {Object.entries(kept).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField name="q" type="search" label={label} defaultValue={words ?? ''} key={words ?? ''} />
      <div className="k-row">
        <Button type="submit">{button}</Button>
      </div>
    </Form>
  )
}
