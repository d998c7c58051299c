// Creates the folders of a new entity in the SDK and the server, and its line in both lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { listFile, readEntities } from '../entities/readEntities.mjs'
import { pageTitles } from '../entities/pageTitles.mjs'
import { specifiedPages } from '../entities/specifiedPages.mjs'
import { Problem } from '../lib/problem.mjs'
import { writeEntities } from '../write-entities.mjs'
import { entityNames } from './entityNames.mjs'
import { sdkFiles } from './sdkFiles.mjs'
import { serverFiles, withFolder } from './serverFiles.mjs'
import { storyFiles } from './storyFiles.mjs'

const serverList = 'reference-api/src/entities/entities.ts'
const locales = ['pt-BR', 'en-US', 'es-ES']
/** The beginning of every text that is still missing; `contracts.test.ts` refuses it. */
const open = '??'

/**
 * @typedef {object} NewEntity
 * @property {string} name English singular
 * @property {string} area folder below `sdk/src/resources`, `service-memos/gms`
 * @property {string} path of its list
 * @property {string} [plural] name of its list's page; the specification's pages have theirs
 * @property {string} [below] name of the entity above; the path then names its id, `/patrocinadores/{patrocinadorId}/cotas`
 * @property {boolean} [hasDialog] instead of a form with an address of its own
 * @property {Partial<Record<string, string[]>>} [texts] singular, plural and "new …" by language
 */

/**
 * @param {string} base root of the repository
 * @param {NewEntity} wanted
 * @returns {{ made: string[], changed: string[], openTexts: string[], slot?: string }} `slot` is the section that shows its list
 */
export function createEntity(base, wanted) {
  const entity = described(base, wanted)
  const folder = `sdk/src/resources/${entity.folder}`
  const server = `reference-api/src/entities/${entity.kebab}`
  for (const place of [folder, server]) if (existsSync(join(base, place))) throw new Problem(`${place} is there already.`)
  const within = (place, files) => Object.entries(files).map(([name, text]) => [`${place}/${name}`, text])
  const made = [...within(folder, sdkFiles(entity)), ...within(server, serverFiles(entity)), ...within('stories/src', storyFiles(entity))]
  for (const [file, text] of made) {
    mkdirSync(dirname(join(base, file)), { recursive: true })
    writeFileSync(join(base, file), text)
  }
  const list = JSON.parse(read(base, listFile))
  writeFileSync(join(base, listFile), `${JSON.stringify({ ...list, [entity.folder]: entity.plural }, null, 2)}\n`)
  writeFileSync(join(base, serverList), withFolder(read(base, serverList), entity))
  return {
    made: made.map(([file]) => file),
    changed: [listFile, serverList, ...writeEntities(base)],
    openTexts: locales.filter((locale) => !wanted.texts?.[locale]),
    ...(entity.parent && { slot: slotOf(entity) }),
  }
}

function slotOf({ folder, pascal, plural, parent }) {
  const way = posix.relative(parent.folder, folder)
  return `${parent.folder}/resource.ts, sections: { title: '${plural}', slot: () => import('${way}/${pascal}Slot.js') }`
}

function described(base, { name, area, path, plural, below, hasDialog, texts = {} }) {
  const names = entityNames(name)
  if (!/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)*$/.test(area ?? '')) {
    throw new Problem('--area is a folder below sdk/src/resources, like administrative or service-memos/gms.')
  }
  const parent = below === undefined ? undefined : parentOf(base, below, path)
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(parent ? path.replace(`/{${parent.param}}`, '') : (path ?? ''))) {
    throw new Problem('--path is the address of its list, like /administrativo/coisas; small letters, digits and hyphens.')
  }
  const pages = specifiedPages(base)
  const own = pages.find((page) => page.path === path)
  if (own && plural && own.name !== plural)
    throw new Problem(`The page at ${path} is called "${own.name}" in routes.ts: leave --plural out.`)
  const form = pages.find((page) => page.path === `${path}/{id}`)
  if (form && form.name !== names.camel) throw new Problem(`The form at ${form.path} is called "${form.name}" in routes.ts: use that name.`)
  return {
    ...names,
    path,
    folder: `${area}/${names.kebab}`,
    up: '../'.repeat(area.split('/').length + 2),
    plural: own?.name ?? plural ?? `${names.camel}s`,
    parent,
    hasDialog: hasDialog ?? (own !== undefined && form === undefined),
    step: String(lastStep(base) + 1).padStart(3, '0'),
    texts: Object.fromEntries(locales.map((locale) => [locale, textsIn(texts[locale], names.words)])),
  }
}

/** The parent entity, with its names and the parameter of its id. */
function parentOf(base, below, path) {
  const entities = readEntities(base)
  const found = entities.find((entity) => entity.name === below)
  if (!found) throw new Problem(`No entity is called "${below}": --below is one of ${entities.map((entity) => entity.name).join(', ')}.`)
  const [, param] = /\/\{([a-z][a-zA-Z]*Id)\}\/[^{}]+$/.exec(path ?? '') ?? []
  if (!param) throw new Problem(`Under another record --path names that record’s id: ${found.path}/{…Id}/cotas.`)
  const texts = Object.fromEntries(locales.map((locale) => [locale, pageTitles(base, found, locale).singular]))
  return { ...entityNames(below), folder: found.folder, param, texts }
}

function textsIn(given, words) {
  if (given === undefined) return [`${open} ${words}`, `${open} ${words}s`, `${open} new ${words}`]
  if (given.length !== 3 || given.some((text) => text === '')) {
    throw new Problem('Texts are three with commas between them: singular, plural, and the button of a new one: "Grupo,Grupos,Novo grupo".')
  }
  return given
}

/** The highest number of the schema's steps. */
function lastStep(base) {
  const entities = join(base, 'reference-api/src/entities')
  const tables = readdirSync(entities, { withFileTypes: true })
    .map(({ name }) => `reference-api/src/entities/${name}/table.ts`)
    .filter((file) => existsSync(join(base, file)))
  const texts = ['reference-api/src/setup/migrations.ts', ...tables].map((file) => read(base, file))
  return Math.max(...texts.flatMap((text) => [...text.matchAll(/'(\d{3})-[a-z-]+'/g)].map(([, number]) => Number(number))))
}

function read(base, file) {
  return readFileSync(join(base, file), 'utf8')
}
