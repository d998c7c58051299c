import { measuresOf } from './presets.js'
import { buildScheme } from './scheme.js'
import type { Look } from './theme.js'

/** The style sheet of one theme with both schemes: dark mode is only the class `app-dark` on the host element. Print is always light. */
export function themeSheet(look: Look): string {
  const light = { ...measuresOf(look.preset), shade: '17 24 39', ...buildScheme(look, false) }
  const dark = { shade: '0 0 0', ...buildScheme(look, true) }
  return `.ep-root{${declarations(light)}}@media not print{.app-dark .ep-root,:host(.app-dark) .ep-root{${declarations(dark)}}}`
}

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `--ep-${token}:${value}`)
    .join(';')
}
