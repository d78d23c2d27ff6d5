import type { consentTexts } from '@koma/i18n/consent-text.ts'

/** What the script of the notice knows; plain data, for it travels to the browser as text. */
export interface ConsentSettings {
  /** Of the container, and where its script comes from. */
  readonly id: string
  readonly origin: string
  /** Source of a pattern: paths on which tags may run. */
  readonly mayRunOn: string
  readonly words: Readonly<Record<string, ConsentWords>>
  readonly css: string
  readonly storageKey: string
  /** Milliseconds after which a reader is asked again. */
  readonly keptMs: number
}

type ConsentWords = Readonly<Record<keyof (typeof consentTexts)['zh'] | 'moreHref', string>>
type Choice = 'yes' | 'no'

/** The functions that the browser gets, as their text: they use each other and nothing else. */
export const consentParts = [
  consentClient,
  consentRun,
  consentKept,
  consentKeep,
  consentForget,
  consentDraw,
  consentChild,
  consentPressed,
  consentMoves,
]

interface TagWindow extends Window {
  dataLayer?: unknown[]
  gtag?: (...command: unknown[]) => void
}

/**
 * Asks the reader, and loads the tag manager once they say yes: nothing before, and nothing of it on other pages than these.
 * A page that may not have tags is entered as a new document once they run. Source: Google's consent mode v2
 */
export function consentClient(settings: ConsentSettings): void {
  const page = window as TagWindow
  const mayRunOn = new RegExp(settings.mayRunOn)
  const words = settings.words[document.documentElement.lang.slice(0, 2)] ?? settings.words['zh']!
  let isRunning = false

  page.dataLayer ??= []
  // gtag's own form: the tag manager reads the arguments object, not an array.
  page.gtag = function () {
    page.dataLayer!.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  page.gtag('consent', 'default', { ...denied, analytics_storage: 'denied' })

  const { notice, line } = consentDraw(words, settings.css, choose, () => {
    show(true)
    notice.querySelector('button')!.focus()
  })
  consentMoves(
    (address) => isRunning && address.origin === location.origin && !mayRunOn.test(address.pathname),
    () => show(!notice.hidden),
  )
  const kept = consentKept(settings)
  if (kept === 'yes') run()
  show(kept === null)

  /** On pages alone that may have tags. */
  function show(isAsking: boolean) {
    const isHere = mayRunOn.test(location.pathname)
    notice.hidden = !isAsking || !isHere
    line.hidden = !isHere
  }

  function run() {
    if (isRunning || !mayRunOn.test(location.pathname)) return
    isRunning = true
    consentRun(page, settings)
  }

  function choose(choice: Choice) {
    consentKeep(settings, choice)
    show(false)
    line.querySelector('button')!.focus({ preventScroll: true })
    if (choice === 'yes') return run()
    if (isRunning) consentForget(page)
  }
}

function consentRun(page: TagWindow, { origin, id }: ConsentSettings): void {
  page.gtag!('consent', 'update', { analytics_storage: 'granted' })
  page.dataLayer!.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${origin}/gtm.js?id=${id}`
  document.head.append(script)
}

/** What the reader chose, while it holds; null where they are to be asked. */
function consentKept({ storageKey, keptMs }: ConsentSettings): Choice | null {
  try {
    const { choice, at } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { choice?: unknown; at?: unknown }
    const holds = Date.now() - Number(at) < keptMs
    return holds && (choice === 'yes' || choice === 'no') ? choice : null
  } catch {
    return null
  }
}

function consentKeep({ storageKey }: ConsentSettings, choice: Choice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ choice, at: Date.now() }))
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** What was said yes to before: its cookies go, and what runs already ends with its document. */
function consentForget(page: TagWindow): void {
  page.gtag!('consent', 'update', { analytics_storage: 'denied' })
  const parts = location.hostname.split('.')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]!
    if (!name.startsWith('_ga')) continue
    document.cookie = `${name}=; Path=/; Max-Age=0`
    for (let from = 0; from < parts.length; from++)
      document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${parts.slice(from).join('.')}`
  }
  location.reload()
}

/** The question, early in the order of reading and of the tab key, and below the foot of the page the way to change it. */
function consentDraw(words: ConsentWords, css: string, choose: (choice: Choice) => void, change: () => void) {
  // Names of our own: React, which takes the page over, leaves such elements alone.
  const notice = document.createElement('koma-consent')
  const line = document.createElement('koma-consent-settings')
  for (const [region, label] of [
    [notice, words.title],
    [line, words.change],
  ] as const) {
    region.setAttribute('role', 'region')
    region.setAttribute('aria-label', label)
  }
  consentChild(notice, 'p', words.title).className = 'koma-consent-title'
  const more = consentChild(consentChild(notice, 'p', `${words.text} `), 'a', words.more)
  more.setAttribute('href', words.moreHref)
  const buttons = consentChild(notice, 'div', '')
  for (const choice of ['no', 'yes'] as const) {
    const button = consentChild(buttons, 'button', words[choice])
    button.setAttribute('type', 'button')
    button.className = 'k-button k-button-quiet'
    consentPressed(button, () => choose(choice))
  }
  const changing = consentChild(line, 'button', words.change)
  changing.setAttribute('type', 'button')
  consentPressed(changing, change)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // Behind the link that skips to the content, which is the first thing of a page.
  const skip = document.querySelector('body > .k-skip')
  if (skip) skip.after(notice)
  else document.body.prepend(notice)
  document.body.append(line)
  return { notice, line }
}

/** At the window, because React takes clicks for itself at the document while it takes the page over. */
function consentPressed(button: HTMLElement, act: () => void): void {
  addEventListener('click', ({ target }) => target instanceof Node && button.contains(target) && act(), true)
}

function consentChild(parent: HTMLElement, name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  parent.append(made)
  return made
}

/** The router moves without a new document: a page that may not have tags gets one, with nothing of them in it. */
function consentMoves(isKeptOut: (address: URL) => boolean, moved: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history)
    history[name] = (data: unknown, unused: string, url?: string | URL | null) => {
      const address = url === undefined || url === null ? null : new URL(url, location.href)
      if (address && isKeptOut(address)) return location.assign(address)
      own(data, unused, url)
      moved()
    }
  }
  addEventListener('popstate', moved)
  const follow = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    // The browser follows the link itself where the router does not hear of it.
    if (link instanceof HTMLAnchorElement && isKeptOut(new URL(link.href))) event.stopImmediatePropagation()
  }
  addEventListener('click', follow, true)
}
