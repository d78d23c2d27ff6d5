import { Children, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { motifs } from './cover/vocabulary.ts'
import type { MotifName } from './cover/vocabulary.ts'
import { CoverScene } from './cover/cover-scene.tsx'
import { Cover } from './cover.tsx'

const draw = (seed: string, subject?: string) =>
  renderToStaticMarkup(<Cover seed={seed} {...(subject && { subject })} />)

describe('a cover', () => {
  test('is the same picture each time for the same item', () => {
    expect(draw('ws-pro-01', 'workstation')).toBe(draw('ws-pro-01', 'workstation'))
  })

  test('is the same picture where a part of it is rendered twice, as React may', () => {
    const once = (element: ReactElement): ReactNode => {
      if (typeof element.type !== 'function') return element
      return (element.type as (props: unknown) => ReactNode)(element.props)
    }
    const panels = CoverScene({ seed: '7', subject: 'news' }).props as { children: ReactNode }
    const scene = Children.toArray(panels.children)[0]
    const [first, second] = [once(scene as ReactElement), once(scene as ReactElement)]
    expect(renderToStaticMarkup(second)).toBe(renderToStaticMarkup(first))
  })

  test('is another picture for each of two hundred items of one kind', () => {
    const pictures = Array.from({ length: 200 }, (_, item) => draw(`item-${item}`, 'workstation'))
    expect(new Set(pictures).size).toBe(200)
  })

  test('is another picture for another kind with the same id', () => {
    expect(draw('7', 'printer')).not.toBe(draw('7', 'scanner'))
  })

  test('of an unknown kind is still drawn', () => {
    expect(draw('7', 'a kind nobody has named')).toContain('<path')
  })

  test.each(Object.keys(motifs) as MotifName[])('can show %s, and is silent for a screen reader', (motif) => {
    const picture = renderToStaticMarkup(<Cover seed="1" motif={motif} />)
    expect(picture).toContain('aria-hidden="true"')
    expect(picture).not.toMatch(/NaN|undefined/)
  })
})
