// Reads the folders of the entities: `sdk/entities.json` lists them, and names the page of each list.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../lib/paths.mjs'

export const listFile = 'sdk/entities.json'
const resources = 'sdk/src/resources'

/**
 * @typedef {object} Entity
 * @property {string} folder below `sdk/src/resources`
 * @property {string} name of its contract; its form's page is called so, too
 * @property {string} plural name of its list's page
 * @property {string} path
 * @property {string} [parent] name of the entity above
 * @property {{ file: string, names: string[] }[]} public what its contract, messages and schema offer, types with `type `
 * @property {string} contract name of the constant
 * @property {string} messages name of the constant
 * @property {string} [resource] name of the constant; none while it has no screens
 * @property {string} samples name of the constant
 * @property {Partial<Record<'list' | 'form' | 'dialog' | 'home' | 'phone', { file: string, component: string }>>} screens
 */

/** @returns {string[]} the folders of the list */
export function entityFolders(base = root) {
  return Object.keys(JSON.parse(readFileSync(join(base, listFile), 'utf8')))
}

/** @returns {Entity[]} every entity of the list, in its order */
export function readEntities(base = root) {
  const list = JSON.parse(readFileSync(join(base, listFile), 'utf8'))
  return Object.entries(list).map(([folder, plural]) => readEntity(base, folder, plural))
}

function readEntity(base, folder, plural) {
  const place = join(base, resources, folder)
  const files = readdirSync(place, { recursive: true }).map((file) => file.replaceAll('\\', '/'))
  const text = (file) => {
    if (!files.includes(file)) throw new Error(`${folder}: ${file} is missing. ${listFile} names the folder of an entity.`)
    return readFileSync(join(place, file), 'utf8')
  }
  const one = (file, pattern, what) => {
    const found = pattern.exec(text(file))?.[1]
    if (!found) throw new Error(`${folder}/${file}: no ${what}.`)
    return found
  }
  const contract = one('contract.ts', /^export const (\w+Contract)\b/m, 'contract')
  // Rows of the entity may have messages in the same file.
  const messages = one('messages.ts', new RegExp(`^export const (${contract.replace(/Contract$/, 'Messages')})\\b`, 'm'), 'messages')
  const schema = one('schema.ts', /^export const (\w+Schema)\b/m, 'schema')
  // The rows and groups of a large entity are in a file of their own.
  const parts = files.filter((file) => /^(?:parts\/)?parts\.ts$|^parts\/fields\.ts$/.test(file))
  // Rules that server and screens share, without zod.
  const shared = files.filter((file) => file === 'shared.ts')
  const offered = [
    // The names that have texts are for the messages alone.
    { file: 'contract.ts', names: inOrder([contract, ...typesOf(text('contract.ts')).filter((name) => !name.endsWith('Names'))]) },
    { file: 'messages.ts', names: [messages] },
    ...parts.map((file) => ({ file, names: inOrder(typesOf(text(file))) })),
    ...shared.map((file) => ({ file, names: inOrder(functionsOf(text(file))) })),
    { file: 'schema.ts', names: inOrder([schema, ...typesOf(text('schema.ts'))]) },
  ]
  return {
    folder,
    plural,
    name: one('contract.ts', /^ {2}name: '(\w+)'/m, 'name'),
    path: one('contract.ts', /^ {2}path: '([^']+)'/m, 'path'),
    parent: /^ {2}parent: \{.*entity: '(\w+)'/m.exec(text('contract.ts'))?.[1],
    public: offered,
    contract,
    messages,
    resource: files.includes('resource.ts') ? one('resource.ts', /^export const (\w+) = defineResource\b/m, 'resource') : undefined,
    samples: one('samples.ts', /^export const (\w+)\b/m, 'samples'),
    screens: screensOf(files),
  }
}

function functionsOf(text) {
  return [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)
}

function typesOf(text) {
  const declared = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)
  const taken = [...text.matchAll(/^export type \{ (\w+) \} from/gm)].map(([, name]) => name)
  return [...declared, ...taken].map((name) => `type ${name}`)
}

function inOrder(names) {
  const plain = (name) => name.replace('type ', '')
  return names.sort((one, other) => (plain(one) < plain(other) ? -1 : 1))
}

function screensOf(files) {
  const kinds = { list: 'List', form: 'Form', dialog: 'Dialog', home: 'Home', phone: 'Phone' }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, ending]) => {
      const file = files.find((each) => each.endsWith(`${ending}.tsx`))
      return file ? [[kind, { file, component: posix.basename(file, '.tsx') }]] : []
    }),
  )
}
