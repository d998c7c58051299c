// One class for every scheme: dark mode is CSS only, so Spectrum never renders again for it.
const scheme = { scheme: 'ep-scheme' }

/** Spectrum's theme object, told in our own style sheets. Its values become classes of every provider and overlay. */
export const spectrumTheme = {
  global: { root: 'ep-root' },
  light: scheme,
  dark: scheme,
  medium: { scale: 'ep-medium' },
  large: { scale: 'ep-large' },
}
