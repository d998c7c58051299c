// The public modules of the entities' screens: one file for each page, in the folder of its area; the package exports it as
// `screens/<page>`.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const header = '// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.\n'
const folderOfScreens = 'sdk/exports/screens'
const published = './screens/'

/** @returns {[string, string][]} the path and the text of each file */
export function screenExports({ folder, name, plural, screens: { list, form, dialog, home, phone } }) {
  const [area] = folder.split('/')
  const line = ({ file, component }) => `export { ${component} } from '../../../src/resources/${folder}/${file.replace(/\.tsx$/, '.js')}'`
  const pages = { [plural]: [dialog, list], [name]: [form], [`${name}Home`]: [home], [`${name}Phone`]: [phone] }
  return Object.entries(pages).flatMap(([page, screens]) => {
    const lines = screens.filter(Boolean).map(line)
    return lines.length > 0 ? [[`${folderOfScreens}/${area}/${inWords(page)}.ts`, `'use client'\n\n${header}${lines.join('\n')}\n`]] : []
  })
}

const inWords = (page) => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Generated files, which may no longer be needed. */
export function staleScreens(base) {
  return screenFiles(base).filter((file) => readFileSync(join(base, file), 'utf8').includes(header))
}

/** The files for the package's `exports` and the compiler's `paths`; public names do not contain the area. */
export function screenPaths(base, written) {
  const own = screenFiles(base).filter((file) => dirname(file) === folderOfScreens)
  const nameOf = (file) => basename(file, '.ts')
  const files = [...own, ...written].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  return [
    ['sdk/package.json', packageText(base, files)],
    ['tsconfig.json', compilerText(base, files)],
  ]
}

function screenFiles(base) {
  return readdirSync(join(base, folderOfScreens), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folderOfScreens}/${name.replaceAll('\\', '/')}`)
}

function packageText(base, files) {
  const text = JSON.parse(readFileSync(join(base, 'sdk/package.json'), 'utf8'))
  const others = Object.entries(text.exports).filter(([name]) => !name.startsWith(published))
  const screens = files.map((file) => [published + basename(file, '.ts'), file.replace('sdk/', './dist/').replace(/\.ts$/, '.js')])
  // The entry of `package.json` itself is the last one.
  const exports = Object.fromEntries([...others.slice(0, -1), ...screens, ...others.slice(-1)])
  return `${JSON.stringify({ ...text, exports }, undefined, 2)}\n`
}

function compilerText(base, files) {
  const text = readFileSync(join(base, 'tsconfig.json'), 'utf8')
  const folders = [...new Set(files.map((file) => dirname(file)))].sort((one, other) => (one < other ? -1 : 1))
  const places = folders.map((folder) => `\n        "./${folder}/*"`).join()
  return text.replace(/("@esporte-parana\/sdk\/screens\/\*": )\[[^\]]*\]/, (_, name) => `${name}[${places}\n      ]`)
}
