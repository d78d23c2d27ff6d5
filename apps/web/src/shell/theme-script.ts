/** The name under which the reader's choice of day or night is kept. */
export const themeKey = 'koma-theme'

/** Runs before the first paint, so that no night page flashes white; the same on every page, so that it can be hashed. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`
