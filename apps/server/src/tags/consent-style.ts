/** The look of the notice: fixed, so that nothing of the page moves; both answers weigh the same. */
export const consentStyle = `
koma-consent, koma-consent-settings { display: block; font-family: inherit; }
koma-consent[hidden], koma-consent-settings[hidden] { display: none; }
koma-consent {
  position: fixed; z-index: 25; inset-block-end: max(12px, env(safe-area-inset-bottom)); inset-inline-start: 12px;
  box-sizing: border-box; inline-size: min(30rem, calc(100vw - 30px)); max-block-size: calc(100vh - 24px); overflow: auto;
  padding: 16px 18px 20px; border: 5px solid var(--line); background: var(--surface); color: var(--text);
  box-shadow: 6px 6px 0 var(--shadow); line-height: 1.6;
}
koma-consent p { margin: 0 0 10px; }
koma-consent .koma-consent-title { font-weight: 900; font-size: 1.15rem; }
koma-consent a { color: inherit; text-decoration: underline; text-underline-offset: 3px; }
koma-consent div { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; }
html:has(koma-consent:not([hidden])) { scroll-padding-block-end: 18rem; }
koma-consent-settings { background: #0b0b0c; color: #fff; padding: 0 max(4px, calc((100vw - 1280px) / 2 + 20px)) 12px; }
koma-consent-settings button {
  min-block-size: 44px; padding: 0 12px; border: 0; background: none; color: inherit; font: inherit; font-size: .875rem;
  text-decoration: underline; text-underline-offset: 3px; cursor: pointer;
}
koma-consent-settings button:focus-visible { outline: 4px solid #ffd400; outline-offset: -2px; }
:root[data-theme='dark'] koma-consent-settings { background: #1b1b1f; }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) koma-consent-settings { background: #1b1b1f; }
}
@media print { koma-consent, koma-consent-settings { display: none; } }
`
