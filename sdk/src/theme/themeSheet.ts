import { measuresOf } from './presets.js'
import { buildScheme } from './scheme.js'
import type { Theme } from './theme.js'

/** The style sheet of one look with both of its schemes: dark mode is the class `app-dark` on the host element, nothing else. Paper is white. */
export function themeSheet(theme: Pick<Theme, 'preset' | 'primary' | 'surface'>): string {
  const light = { ...measuresOf(theme.preset), shade: '17 24 39', ...buildScheme(theme, false) }
  const dark = { shade: '0 0 0', ...buildScheme(theme, true) }
  return `.ep-root{${declarations(light)}}@media not print{.app-dark .ep-root,:host(.app-dark) .ep-root{${declarations(dark)}}}`
}

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `--ep-${token}:${value}`)
    .join(';')
}
