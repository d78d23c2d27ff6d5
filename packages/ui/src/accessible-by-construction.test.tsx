import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { LinkProvider, UiLink } from './link.tsx'
import type { LinkProps } from './link.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SlotCell } from './slot-cell.tsx'
import { TextField } from './text-field.tsx'
import { ToastRegion } from './toast.tsx'

const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]

describe('a button', () => {
  test('that cannot be pressed keeps the focus, does not submit, and says why', () => {
    const html = render(
      <Button type="submit" disabledReason="Choose an hour first">
        Book
      </Button>,
    )
    const reasonId = attribute(html, 'aria-describedby')
    expect(reasonId).toBeTruthy()
    expect(html).toContain(`id="${reasonId}">Choose an hour first<`)
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('type="button"')
    expect(html).not.toMatch(/ disabled/)
  })

  test('that can be pressed has neither', () => {
    const html = render(<Button type="submit">Book</Button>)
    expect(html).toContain('type="submit"')
    expect(html).not.toContain('aria-disabled')
    expect(html).not.toContain('aria-describedby')
  })

  test('cannot be disabled without a reason', () => {
    // @ts-expect-error there is no `disabled`
    expect(() => render(<Button disabled>Book</Button>)).not.toThrow()
  })
})

describe('a field', () => {
  test('is tied to its label, hint and error', () => {
    const html = render(<TextField name="account" label="Account" hint="Letters and digits" error="Too short" />)
    const id = attribute(html, 'for')
    expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(`id="${id}-error"`)
    expect(html).toContain(`id="${id}-hint"`)
  })

  test('that is right claims neither hint nor error', () => {
    const html = render(<TextField name="account" label="Account" />)
    expect(html).not.toContain('aria-describedby')
    expect(html).not.toContain('aria-invalid')
  })

  test('does not exist without a label', () => {
    // @ts-expect-error the label is required
    expect(() => render(<TextField name="account" />)).not.toThrow()
  })

  test('for a password names its switch after the field', () => {
    const html = render(
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        showWord="Show"
        hideWord="Hide"
      />,
    )
    expect(html).toContain('type="password"')
    expect(html).toContain('aria-label="Show: Password"')
  })

  test('of several choices says its label as a legend', () => {
    const html = render(
      <RadioGroup name="sex" label="Gender" options={[{ value: 'f', label: 'Female' }]} error="Choose" />,
    )
    expect(html).toMatch(/<legend[^>]*>Gender/)
    expect(attribute(html, 'aria-describedby')).toBe(`${attribute(html, 'id')}-error`)
  })
})

describe('a cell of the slot grid', () => {
  test('has the drawn word in its spoken name, and the reason after it', () => {
    const html = render(
      <table>
        <tbody>
          <tr>
            <SlotCell state="taken" word="Taken" label="Friday 10:00" reason="Somebody was faster" />
          </tr>
        </tbody>
      </table>,
    )
    expect(html).toContain('aria-label="Friday 10:00 Taken Somebody was faster"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain('aria-pressed')
  })

  test('that is free can be chosen', () => {
    const html = render(
      <table>
        <tbody>
          <tr>
            <SlotCell state="free" selected word="Chosen" label="Friday 10:00" />
          </tr>
        </tbody>
      </table>,
    )
    expect(html).toContain('aria-pressed="true"')
    expect(html).toContain('data-state="selected"')
    expect(html).not.toContain('aria-disabled')
  })
})

test('the toast region is a live region also while it is empty', () => {
  expect(render(<ToastRegion label="Notices" />)).toContain('aria-live="polite"')
})

test('an error summary without errors draws nothing, with errors it leads to the fields', () => {
  expect(render(<ErrorSummary title="Mend these" errors={[]} />)).toBe('')
  expect(render(<ErrorSummary title="Mend these" errors={[{ fieldId: 'a', message: 'Too short' }]} />)).toContain(
    'href="#a"',
  )
})

test('an empty list always offers a next step', () => {
  // @ts-expect-error the next step is required
  expect(render(<EmptyState sentence="No Record" />)).toContain('No Record')
})

test('links are drawn by the application when it says how', () => {
  const RouterLink = ({ href, children }: LinkProps) => (
    <a data-router={href} href={href}>
      {children}
    </a>
  )
  expect(render(<UiLink href="/zh">Home</UiLink>)).toBe('<a href="/zh">Home</a>')
  expect(
    render(
      <LinkProvider link={RouterLink}>
        <UiLink href="/zh">Home</UiLink>
      </LinkProvider>,
    ),
  ).toBe('<a data-router="/zh" href="/zh">Home</a>')
})
