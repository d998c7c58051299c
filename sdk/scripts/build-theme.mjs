// Writes src/controls/date/spectrum.generated.css: the variables of Spectrum's theme that its calendar really reads,
// without those declared in spectrum.css beside it. Run it after every change of Spectrum's version or of that file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = new URL('../../node_modules/@adobe/react-spectrum/dist/private/', import.meta.url)
const theme = new URL('../src/controls/date/', import.meta.url)

// The style sheets of the calendar.
const used = /^(button|calendar|helptext|icon|page)_vars\.css$/
// Kinds of buttons that a calendar does not have.
const dropped = /-(static|clearbutton|fieldbutton|logicbutton|button-primary|emphasized|dropdown|combobox)-/

const declared = readVariables(new URL('spectrum.css', theme))
const sheets = {
  global: readVariables(sheet('global')),
  scheme: readVariables(sheet('light')),
  medium: readVariables(sheet('medium')),
  large: readVariables(sheet('large')),
}
const needed = collectNeeded()
const { global, scheme, medium, large } = sheets
const css = [
  '/* Made by scripts/build-theme.mjs from @adobe/react-spectrum; do not edit. */',
  rule('.ep-calendar-panel', { ...scheme, ...global, ...medium }),
  `@media not (any-pointer: fine) {\n${rule('.ep-calendar-panel', large)}\n}`,
].join('\n')
writeFileSync(fileURLToPath(new URL('spectrum.generated.css', theme)), `${css}\n`)

function sheet(name) {
  return new URL(`vars_spectrum-${name}.css`, source)
}

/** The declarations of a sheet by variable. */
function readVariables(url) {
  return Object.fromEntries(
    [...readFileSync(url, 'utf8').matchAll(/(--[\w-]+):\s*([^;}]*)/g)].map(([, name, value]) => [name, value.trim()]),
  )
}

function collectNeeded() {
  const found = new Set()
  const visit = (name) => {
    if (found.has(name) || name in declared) return
    found.add(name)
    for (const value of Object.values(sheets).map((variables) => variables[name])) namesIn(value ?? '').forEach(visit)
  }
  for (const file of readdirSync(source)) {
    if (used.test(file)) namesIn(readFileSync(new URL(file, source), 'utf8')).forEach(visit)
  }
  for (const value of Object.values(declared)) namesIn(value).forEach(visit)
  return found
}

function namesIn(text) {
  return [...text.matchAll(/var\((--spectrum-[\w-]+)/g)].map(([, name]) => name)
}

function rule(selector, variables) {
  const kept = Object.entries(variables).filter(([name]) => needed.has(name) && !dropped.test(name))
  return `${selector} {\n${kept.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`
}
