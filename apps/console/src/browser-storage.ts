/** The browser's storage, or undefined where it is refused (private modes, policies): then nothing is remembered. */
export function storageOf(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name]
  } catch {
    return undefined
  }
}
