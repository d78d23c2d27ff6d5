import type { Page } from '@playwright/test'

/** CSS pixels that a finger needs. Source: WCAG 2.2 §2.5.5 */
const targetMin = 44

/**
 * What juts out of the window sideways, as short descriptions. What scrolls or is cut within the page holds its contents;
 * the page itself holds nothing, for it cuts off at its edge and what reaches over could not be read.
 */
export async function sidewaysOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isHeld = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`)
      .slice(0, 8)
  })
}

/**
 * Controls that are smaller than a finger, as short descriptions. A link within a sentence has the height of its line, and
 * a box or a dot counts with its label. Source: WCAG 2.2, 2.5.8
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((min) => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link]'
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isForEars = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent ?? ''
      return around.trim().length > (element.textContent ?? '').trim().length
    }
    // A card is pressed anywhere: its link's ::after is laid over all of it.
    const isStretched = (element: Element) => {
      const { position, inset } = getComputedStyle(element, '::after')
      return position === 'absolute' && inset === '0px'
    }
    const boxAround = (element: Element) => {
      let at: Element = element
      while (at.parentElement && getComputedStyle(at).position === 'static') at = at.parentElement
      return at
    }
    const targetOf = (element: Element) => {
      if (isStretched(element)) return boxAround(element)
      if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type))
        return element.closest('label') ?? element
      return element
    }
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isForEars(element) && !isInSentence(element))
      .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < min - 0.5 || box.height < min - 0.5)
      .map(({ element, box }) => {
        const words = element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name')
        return `${Math.round(box.width)}×${Math.round(box.height)} ${element.tagName.toLowerCase()} ${words}`
      })
  }, targetMin)
}
