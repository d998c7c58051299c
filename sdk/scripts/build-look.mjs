// Writes src/theme/look.generated.css, the style sheet of the default look, which comes with the page. Run it after every change of a colour
// or a measure of the theme; `npm run pictures` does it too.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { root } from '../../scripts/lib/paths.mjs'

const sheet = 'sdk/src/theme/look.generated.css'
const header = '/* Written by `node sdk/scripts/build-look.mjs` from themeSheet.ts: the default look. */\n'

/** @returns {Promise<string[]>} the files that were changed */
export async function buildLook(base = root) {
  const { themeSheet } = await themeModule('themeSheet')
  const { defaultTheme } = await themeModule('theme')
  const text = header + linesOf(themeSheet(defaultTheme))
  if (readFileSync(join(base, sheet), 'utf8') === text) return []
  writeFileSync(join(base, sheet), text)
  return [sheet]
}

async function themeModule(name) {
  const { module } = await runnerImport(join(root, `sdk/src/theme/${name}.ts`), { configFile: false, logLevel: 'warn' })
  return module
}

/** One declaration in each line, so that a change is read as the tokens that it changes. */
const linesOf = (rules) => `${rules.split(/(?<=[{};])|(?=})/).join('\n')}\n`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of await buildLook()) process.stdout.write(`${file}\n`)
}
