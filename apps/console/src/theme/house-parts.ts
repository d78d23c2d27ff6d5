import type { ThemeOptions } from '@mui/material/styles'

const frame = 'var(--frame-thin) solid var(--line)'

/** A stamp: an ink frame with a hard shadow that goes away under the finger. */
const stamp = {
  minHeight: 'var(--target)',
  padding: '6px 16px',
  border: frame,
  boxShadow: 'var(--stamp-small)',
  lineHeight: 1.3,
  transition: 'none',
  '&:hover': { boxShadow: 'var(--stamp-small)' },
  '&:active': { boxShadow: 'none', transform: 'translate(3px, 3px)' },
  '&.Mui-disabled': { border: '3px dashed var(--line-quiet)', boxShadow: 'none', color: 'var(--text-quiet)' },
}

/** What each of MUI's parts looks like here. Colours come as custom properties, so that day and night share the rules. */
export const houseParts = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      contained: {
        ...stamp,
        background: 'var(--yellow)',
        color: 'var(--ink)',
        '&:hover': { background: 'var(--yellow)', boxShadow: 'var(--stamp-small)' },
        '&.Mui-disabled': { ...stamp['&.Mui-disabled'], background: 'var(--sunken)' },
      },
      outlined: {
        ...stamp,
        background: 'var(--surface)',
        color: 'var(--text)',
        '&:hover': { border: frame, background: 'var(--sunken)', boxShadow: 'var(--stamp-small)' },
      },
      text: { minHeight: 'var(--target)', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 'var(--target)', minHeight: 'var(--target)' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: 'var(--frame) solid var(--line)',
        boxShadow: 'var(--stamp-large)',
        margin: 'clamp(8px, 3vw, 32px)',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.375rem', fontWeight: 900, lineHeight: 1.4 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 24px', gap: '12px' },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: { styleOverrides: { paper: { border: frame } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        minHeight: 'var(--target)',
        '&.MuiInputBase-multiline': { paddingBlock: '10px' },
      },
      input: { '&:focus-visible': { outline: 0, boxShadow: 'none' } },
      notchedOutline: { borderWidth: '2px', borderColor: 'var(--line)' },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiInputLabel: { styleOverrides: { root: { color: 'var(--text)', fontWeight: 700 } } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', color: 'var(--text-quiet)' } } },
  MuiAlert: { styleOverrides: { root: { border: frame, fontWeight: 700, fontSize: '1rem', alignItems: 'center' } } },
  MuiTablePagination: { styleOverrides: { root: { border: 0, color: 'var(--text)' }, select: { minHeight: 0 } } },
} as const satisfies ThemeOptions['components']
