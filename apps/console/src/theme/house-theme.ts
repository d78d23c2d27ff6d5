import type { RaThemeOptions } from 'react-admin'
import { dayColours, nightColours, spotColours, type HouseColours } from './house-colours.ts'
import { houseParts } from './house-parts.ts'

/** React-admin and MUI in the look of the house: ink frames, square corners, stamps instead of ripples. */
export const dayTheme = houseTheme('light', dayColours)

/** The night page: ink ground, paper lines, the same spots. */
export const nightTheme = houseTheme('dark', nightColours)

function houseTheme(mode: 'light' | 'dark', colours: HouseColours): RaThemeOptions {
  return {
    palette: {
      mode,
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.text, secondary: colours['text-quiet'] },
      primary: { main: colours.text, contrastText: colours.ground },
      secondary: { main: spotColours.yellow, contrastText: spotColours.ink },
      error: { main: colours['text-red'], contrastText: colours.surface },
      warning: { main: spotColours.yellow, contrastText: spotColours.ink },
      info: { main: colours['text-cyan'], contrastText: colours.surface },
      success: { main: colours['text-good'], contrastText: colours.surface },
      divider: colours['line-quiet'],
    },
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: 'var(--font-body)',
      button: { textTransform: 'none', fontWeight: 800, letterSpacing: 0 },
    },
    components: houseParts,
  }
}
