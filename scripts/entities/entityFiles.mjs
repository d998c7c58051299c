// The static source files that bundlers need for every entity, for `write-entities.mjs`.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { glossaryOf } from './glossary.mjs'
import { readEntities } from './readEntities.mjs'
import { header, screenExports, screenPaths, staleScreens } from './screenFiles.mjs'
import { homeOf, specifiedPages } from './specifiedPages.mjs'
import { pageTitles } from './pageTitles.mjs'

const width = 140
const locales = ['pt-BR', 'en-US', 'es-ES']

/** @returns {Map<string, string | undefined>} the text of each file by its path; a file without text must be removed */
export function entityFiles(base) {
  const entities = readEntities(base)
  const further = furtherPages(base, entities)
  const screens = new Map(entities.flatMap(screenExports))
  const read = (file) => readFileSync(join(base, file), 'utf8')
  const own = ownPages(read('sdk/pages.json'))
  return new Map([
    ['sdk/src/contracts.ts', contractList(entities)],
    ['sdk/src/entityPages.ts', pageList(entities, further)],
    [
      'sdk/src/ownScreens.ts',
      ownScreens(
        'ownScreens',
        'pages that belong to no entity',
        own.filter((page) => !isPublic(page)),
      ),
    ],
    ['sdk/src/publicScreens.ts', ownScreens('publicScreens', 'pages that nobody signs in for', own.filter(isPublic))],
    ['sdk/src/pageFiles.ts', pageFiles([...entities.flatMap(entityPages), ...own])],
    ['sdk/src/testing/builtEntities.ts', memoryList(entities)],
    ['sdk/src/testing/samples/samples.ts', sampleList(entities)],
    ['sdk/exports/contracts.ts', contractExports(read('sdk/exports/contracts.ts'), entities)],
    ...locales.map((locale) => [`sdk/src/locale/${locale}/entityPages.ts`, titleList(base, locale, further)]),
    ...locales.map((locale) => [`sdk/src/locale/${locale}/creations.ts`, creationList(base, locale, entities)]),
    ['docs/glossary.md', glossaryOf(read('docs/glossary.md'), base, entities)],
    ...staleScreens(base).map((file) => [file, undefined]),
    ...screens,
    ...screenPaths(base, [...screens.keys()]),
  ])
}

function contractList(entities) {
  const imports = entities.flatMap(({ folder, contract, messages }) => [
    `import { ${contract} } from './resources/${folder}/contract.js'`,
    `import { ${messages} } from './resources/${folder}/messages.js'`,
  ])
  return `${header}import type { ContractEntry } from './core/contractEntry.js'
import type { FieldIssue } from './core/issue.js'
import type { RuleOf } from './core/messages.js'
import type { CommonRule } from './locale/commonRule.js'
${imports.join('\n')}

/** The one list of entities. */
export const contracts: readonly ContractEntry[] = [
${entities.map(({ contract, messages }) => `  { contract: ${contract}, messages: ${messages} },`).join('\n')}
]

/** The code of each rule that has a text in each language: a common one, or an entity's own. */
export type RuleCode =
  | CommonRule
${entities.map(({ name, messages }) => `  | RuleOf<'${name}', typeof ${messages}>`).join('\n')}

/** One error of one field whose text is known. */
export type RuleIssue = FieldIssue<RuleCode>
`
}

/**
 * Pages of entities that are not in the specification. They belong to the home page of their path and its menu; a nested form belongs to
 * the form of its parent.
 */
function furtherPages(base, entities) {
  const pages = specifiedPages(base)
  return entities
    .filter(
      ({ path, parent, screens }) =>
        (parent ? screens.form : screens.list) && !pages.some((page) => page.path.replace(/\/\{id\}$/, '') === path),
    )
    .map((entity) => ({ entity, home: homeOf(pages, entity.path) }))
}

/** Each page of an entity with its component and the module of its screen, below `src`. */
function entityPages({ folder, name, plural, screens: { list, form, home, phone } }) {
  const pages = { [plural]: list, [name]: form, [`${name}Home`]: home, [`${name}Phone`]: phone }
  return Object.entries(pages).flatMap(([page, screen]) =>
    screen ? [{ page, component: screen.component, module: `resources/${folder}/${screen.file.replace(/\.tsx$/, '.js')}` }] : [],
  )
}

/** The pages that belong to no entity, in the same form. */
function ownPages(text) {
  return Object.entries(JSON.parse(text)).map(([page, file]) => ({ page, component: basename(file), module: `${file}.js` }))
}

function pageFiles(pages) {
  return `${header}/** The module of each screen, relative to this folder, by its name in \`entityPages.ts\`. A build needs it to plan the files of a page. */
export const pageFiles: Readonly<Record<string, string>> = {
${pages.map(({ page, module }) => `  ${page}: '${module}',`).join('\n')}
}
`
}

const loader = ({ page, component, module }) =>
  broken(`  ${page}: () => import('./${module}').then(({ ${component} }) => ({ Screen: ${component} })),`)

const isPublic = ({ module }) => module.startsWith('screens/public/')

function ownScreens(name, which, own) {
  return `${header}import type { LoadScreen } from './core/route.js'

/** The screens of ${which}, each in its own chunk. */
export const ${name}: Readonly<Record<${own.map(({ page }) => `'${page}'`).join(' | ')}, LoadScreen>> = {
${own.map(loader).join('\n')}
}
`
}

function pageList(entities, further) {
  const pages = further.flatMap(({ entity, home }) => {
    const { plural, name, path, parent, screens } = entity
    const menu = `menu: '${home?.menu ?? 'dashboard'}'`
    const place = `${home ? `parent: '${home.name}', ` : ''}${menu}`
    const record = screens.form ? '' : `, recordTitle: 'routes.${name}'`
    return [
      screens.list &&
        `  { name: '${plural}', title: 'routes.${plural}', path: '${path}', kind: 'list', ${place}${record}, screen: entityScreens.${plural} },`,
      screens.form &&
        `  { name: '${name}', title: 'routes.${name}', path: '${path}/{id}', kind: 'form', parent: '${parent ?? plural}', ${menu}, screen: entityScreens.${name} },`,
    ].filter(Boolean)
  })
  return `${header}import type { Route } from './core/route.js'

/** The screens of the entities, by page name, each in its own chunk. */
export const entityScreens: Readonly<Record<string, Route['screen']>> = {
${entities.flatMap(entityPages).map(loader).join('\n')}
}

/** Pages of entities that the specification does not list. */
export const furtherPages = [${pages.length > 0 ? `\n${pages.map(broken).join('\n')}\n` : ''}] as const satisfies readonly Route[]
`
}

function memoryList(entities) {
  const imports = entities.map(({ folder, contract, resource }) =>
    resource
      ? `import { ${resource} } from '../resources/${folder}/resource.js'`
      : `import { ${contract} } from '../resources/${folder}/contract.js'`,
  )
  const usesLookup = entities.some(({ resource }) => !resource)
  return `${header}${imports.join('\n')}
import { ${usesLookup ? 'lookup, ' : ''}type MemoryEntity } from './MemoryEntity.js'

/** The entities of the in-memory API, unless others are given. */
${wrapped(
  'export const builtEntities: readonly MemoryEntity[] = [',
  entities.map(({ resource, contract }) => resource ?? `lookup(${contract})`),
  ']',
)}
`
}

function sampleList(entities) {
  const imports = entities.map(({ folder, samples }) => `import { ${samples} } from '../../resources/${folder}/samples.js'`)
  return `${header}${imports.join('\n')}

/**
 * Records for stories and tests, by the name of their contract. People and documents are invented ("dados fictícios"); the check digits are right.
 */
export const sampleRecords = {
${entities.map(({ name, samples }) => `  ${name}: ${samples},`).join('\n')}
} as const satisfies Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
`
}

/** Keeps the exports of the entities together, at the place of the first one. */
function contractExports(text, entities) {
  const isEntity = (statement) => statement.includes("from '../src/resources/")
  const statements = text.split(/\n(?=export )/).map((statement) => statement.trimEnd())
  const place = statements.findIndex(isEntity)
  const others = statements.filter((statement) => !isEntity(statement))
  const lines = entities.flatMap(({ folder, public: files }) =>
    files
      .filter(({ names }) => names.length > 0)
      .map(({ file, names }) => {
        const isTypes = names.every((name) => name.startsWith('type '))
        const list = isTypes ? names.map((name) => name.slice('type '.length)) : names
        return wrapped(`export ${isTypes ? 'type ' : ''}{`, list, `} from '../src/resources/${folder}/${file.replace(/\.ts$/, '.js')}'`)
      }),
  )
  others.splice(place < 0 ? others.length : place, 0, ...lines)
  return `${others.join('\n')}\n`
}

function titleList(base, locale, further) {
  const titles = further.flatMap(({ entity }) => {
    const { plural, singular } = pageTitles(base, entity, locale)
    const list = entity.screens.list ? [`  'routes.${entity.plural}': ${plural},`] : []
    return [...list, `  'routes.${entity.name}': ${singular},`]
  })
  return `${header}/** Titles of the pages that the specification does not list, from the entities' messages. */
export const entityPages = {${titles.length > 0 ? `\n${titles.join('\n')}\n` : ''}} as const
`
}

/** The texts for a new record, by the page that creates it: the form, or the list when it opens a dialog. */
function creationList(base, locale, entities) {
  const begun = entities.filter(({ screens }) => screens.form || screens.dialog)
  const lines = begun.map((entity) => {
    const page = entity.screens.form ? entity.name : entity.plural
    return `  'palette.create.${page}': ${pageTitles(base, entity, locale).create},`
  })
  return `${header}/** The title of a new record of each entity, from its messages. */
export const creations = {
${lines.join('\n')}
} as const
`
}

/** A line as the formatter writes it: one member a line when it is too long. */
function broken(line) {
  if (line.length <= width) return line
  const call = /^(\s*\w+): \(\) => (import\(.*\)),$/.exec(line)
  if (call) {
    const load = `    ${call[2]},`
    return `${call[1]}: () =>\n${load.length <= width ? load : load.replace(/ \(\{ (Screen: \w+) \}\)\),$/, ' ({\n      $1,\n    })),')}`
  }
  const [, indent, members] = /^(\s*)\{ (.*) \},$/.exec(line) ?? []
  if (members === undefined) return line
  return `${indent}{\n${members
    .split(', ')
    .map((member) => `${indent}  ${member},`)
    .join('\n')}\n${indent}},`
}

function wrapped(start, names, end) {
  const space = start.endsWith('{') ? ' ' : ''
  const line = start + space + names.join(', ') + space + end
  return line.length <= width ? line : `${start}\n${names.map((name) => `  ${name},`).join('\n')}\n${end}`
}
