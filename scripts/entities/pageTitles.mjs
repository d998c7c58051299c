import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of an entity's messages for one record, many and a new one, with their quotes. */
export function pageTitles(base, { folder, messages }, locale) {
  const text = readFileSync(join(base, 'sdk/src/resources', folder, 'messages.ts'), 'utf8')
  const start = text.indexOf(`export const ${messages}`)
  const own = text.slice(text.indexOf(`'${locale}': {`, start))
  const [singular, plural, create] = ['singular', 'plural', 'create'].map(
    (key) => new RegExp(`\\b${key}: ('(?:[^'\\\\]|\\\\.)*'|"[^"]*")`).exec(own)?.[1],
  )
  if (!singular || !plural || !create) throw new Error(`${folder}/messages.ts: no singular, no plural or no create in ${locale}.`)
  return { singular, plural, create }
}
