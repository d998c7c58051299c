import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an entity's messages call one record and many, quoted as they stand there. */
export function pageTitles(base, { folder }, locale) {
  const text = readFileSync(join(base, 'sdk/src/resources', folder, 'messages.ts'), 'utf8')
  const own = text.slice(text.indexOf(`'${locale}': {`))
  const [singular, plural] = ['singular', 'plural'].map((key) => new RegExp(`\\b${key}: ('(?:[^'\\\\]|\\\\.)*'|"[^"]*")`).exec(own)?.[1])
  if (!singular || !plural) throw new Error(`${folder}/messages.ts: no singular or no plural in ${locale}.`)
  return { singular, plural }
}
