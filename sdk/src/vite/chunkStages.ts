import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { chunkCycle } from './chunkCycle.js'
import { type PageModules, pageModules, sources } from './pageChunks.js'
import { isList, usedModules } from './usedModules.js'

type Modules = ReadonlySet<string>

/** Modules that a host uses on every page, and on every page after sign-in. */
const startModules = [
  'provider/BackofficeProvider.js',
  'shell/route/RouteView.js',
  'navigation/createBrowserNavigation.js',
  'publicRoutes.js',
]
/** The table of all pages, which the sign-in does not need. */
const tableModules = ['routes.js']
/** What the schema of every entity needs. */
const schemaModules = ['schema/fields.js']
const frameModules = ['Frame.js', 'shell/frame/AppShell.js', 'menus.js']

/**
 * Groups chunks by when a page needs them. By default the bundler makes one chunk for every few shared modules: sixty for a first page,
 * although a browser loads six at a time and requests wait in line. So the modules that one kind of page always needs are in one file; code
 * that loads later stays as the bundler splits it, and so does a build with several pages: in one file, each would run the code of the others.
 */
export function chunkStages(): Plugin {
  let files: ReadonlyMap<string, string | undefined> = new Map()
  // Without `debugName` the bundler asks for it in every build.
  const groups = [{ debugName: 'backoffice-chunk-stages', name: (id: string) => files.get(id) ?? null }]
  return {
    name: 'backoffice-chunk-stages',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } } }),
    async buildEnd(error) {
      if (error) return
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      if (entries.length > 1) return
      const used = await usedModules(this)
      const importsOf = (id: string) => {
        if (isList(id)) return []
        return [...(this.getModuleInfo(id)?.importedIds ?? []).filter((each) => !isList(each)), ...(used.get(id) ?? [])]
      }
      const takersOf = (file: string) => [...used].flatMap(([id, modules]) => (modules.includes(sources + file) ? [id] : []))
      files = planFiles({
        importsOf,
        partsOf: (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        sizeOf: (id) => this.getModuleInfo(id)?.code?.length ?? Infinity,
        entries,
        frames: takersOf('shell/frame/AppShell.js'),
        tables: takersOf('routes.js'),
        pages: pageModules(),
      })
    },
    generateBundle: {
      // The bundler's own first line is there already: the hint must come before it.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const cycle = chunkCycle(chunks)
        if (cycle) this.error(`@esporte-parana/sdk/vite: files import each other, so the page would stay blank: ${cycle.join(' → ')}.`)
        if (files.size > 0) for (const chunk of chunks.filter(isAtOnce)) hintToCompile(chunk, bundle)
      },
    },
  }
}

/**
 * Tells V8 to compile all functions of a file while it parses the file, and not each at its first call. It must be the first line. Other engines read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'
const stagesAtOnce: ReadonlySet<string> = new Set(['frame', 'pages', 'records', 'list', 'form'])

/** Files of which a page needs nearly all at once. Entities are not among them: in their many small files the hint is longer than what it spares. */
const isAtOnce = ({ name, isEntry }: { readonly name: string; readonly isEntry: boolean }) => isEntry || stagesAtOnce.has(name)

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code'>
type Bundle = Readonly<Record<string, Pick<Rolldown.OutputAsset, 'type' | 'source'> | Pick<Rolldown.OutputChunk, 'type'> | undefined>>

/** Puts the hint before the first line of a file, and moves its source map by that line. */
export function hintToCompile(chunk: Chunk, bundle: Bundle): void {
  chunk.code = compileHint + chunk.code
  const map = bundle[`${chunk.fileName}.map`]
  // A semicolon is a line without mappings. Nothing else in a map looks like this name: quotes in its texts are escaped.
  if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
}

interface Graph {
  /** Static imports of a module. */
  readonly importsOf: (id: string) => readonly string[]
  /** Dynamic imports of a module. */
  readonly partsOf: (id: string) => readonly string[]
  /** Length of its code, in characters. */
  readonly sizeOf: (id: string) => number
  /** The host's own modules: the entries of pages, and those that import the shell and the table of pages. */
  readonly entries: readonly string[]
  readonly frames: readonly string[]
  /** A module that imports shell and table counts as a frame. */
  readonly tables: readonly string[]
  readonly pages: readonly PageModules[]
}

/** The file name of every module that some page needs at once. */
export function planFiles({ importsOf, partsOf, sizeOf, entries, frames, tables, pages }: Graph): ReadonlyMap<string, string | undefined> {
  const needed = (ids: readonly string[]) => reached(ids, importsOf)
  const screens = pages.flatMap(({ kind, screen, views = {} }) => [
    ...Object.values(views).map((file) => ({ kind: 'view', file, modules: needed([file]) })),
    ...(screen ? [{ kind, file: screen, modules: needed([screen]) }] : []),
  ])
  const start = needed([...entries, ...ours(startModules)])
  const frame = needed([...frames, ...ours(frameModules)])
  const table = needed([...tables.filter((id) => !frames.includes(id)), ...ours(tableModules)])
  const stages = stagesOf(screens, { start, table, frame })
  const isScreen = (part: string) => screens.some(({ file }) => file === part)
  const laterParts = { importsOf, partsOf: (id: string) => partsOf(id).filter((part) => !isScreen(part)) }
  const fileOf = byPages(screens, (modules) => laterModules(modules, laterParts))
  const early = union([start, table, frame])
  const kindsOf = (id: string) => new Set(screens.flatMap(({ kind, modules }) => (modules.has(id) ? [kind] : [])))
  // A view must not load the lists' file for one shared icon, and the sign-in must not load the frame.
  const isShared = (kinds: ReadonlySet<string>) => kinds.has('view') && kinds.size > 1 && !kinds.has('public')
  const isTrifle = (id: string) =>
    sizeOf(id) <= trifle && isShared(kindsOf(id)) && [...needed([id])].every((each) => each === id || early.has(each))
  // Left in the file of lists, they would make the first later part of a form fetch that file.
  const formParts = laterModules(union(screens.filter(({ kind }) => kind === 'form').map(({ modules }) => modules)), {
    importsOf,
    partsOf: (id) => (isOfEntity(id) ? [] : laterParts.partsOf(id)),
  })
  const isRare = (id: string) => screens.filter(({ kind, modules }) => kind !== 'view' && modules.has(id)).length <= fewScreens
  return new Map(
    [...union([start, table, frame, ...screens.map(({ modules }) => modules)])].map((id) => {
      if (isSeldomAsked(id)) return [id, undefined]
      const stage = stages.find(([, modules]) => modules.has(id))?.[0]
      if (stage === undefined && isOfStorage(id)) return [id, 'drafts']
      if (!early.has(id) && isTrifle(id)) return [id, 'frame']
      if (stage === 'list' && formParts.has(id)) return [id, 'records']
      // A module that the host's own entry imports must not need another file of its own beside it: the two would import each other.
      const isApart = isOfEntity(id) && !start.has(id)
      return [id, stage === undefined || isApart || (late.has(stage) && isRare(id)) ? fileOf(id) : stage]
    }),
  )
}

function reached(ids: readonly string[], importsOf: Graph['importsOf']): Modules {
  const found = new Set(ids)
  for (const id of found) for (const next of importsOf(id)) found.add(next)
  return found
}

/** Modules of the parts that `modules` load later, and of the parts of those parts. */
function laterModules(modules: Modules, { importsOf, partsOf }: Pick<Graph, 'importsOf' | 'partsOf'>): Modules {
  const later = new Set(reached(ours(schemaModules), importsOf))
  const take = (id: string) => reached(partsOf(id), importsOf).forEach((each) => later.add(each))
  modules.forEach(take)
  for (const id of later) take(id)
  return later
}

interface Screen {
  readonly kind: string
  readonly file: string
  readonly modules: Modules
}

/** List and form of two entities: modules for so few screens are loaded with them and not with every list. */
const fewScreens = 4
const trifle = 700
const late: ReadonlySet<string | undefined> = new Set(['records', 'list', 'form'])

/**
 * A module belongs to the first stage that contains it. Its imports are in the same or an earlier stage, so files never need each other.
 */
function stagesOf(
  screens: readonly Screen[],
  { start, table, frame }: Readonly<Record<'start' | 'table' | 'frame', Modules>>,
): readonly (readonly [file: string, modules: Modules])[] {
  const ofKind = (wanted: string) => union(screens.filter(({ kind }) => kind === wanted).map(({ modules }) => modules))
  const [open, home, list, form] = [ofKind('public'), ofKind('home'), ofKind('list'), ofKind('form')]
  return [
    ['start', start],
    ['table', table],
    ['around', both(open, union([frame, home, list, form]))],
    ['frame', frame],
    ['public', open],
    ['pages', both(home, union([list, form]))],
    ['home', home],
    ['records', both(list, form)],
    ['list', list],
    ['form', form],
  ]
}

const ours = (files: readonly string[]) => files.map((file) => sources + file)
const isOurs = (id: string, rooms: readonly string[]) => ours(rooms).some((room) => id.startsWith(`${room}/`))
/** A form writes drafts long after the first paint, but an offline page needs this code at once. */
const isOfStorage = (id: string) => isOurs(id, ['drafts'])
/** The query library exports all parts from one module, so every page seems to need those for infinite lists and parallel queries. */
const isSeldomAsked = (id: string) => /\/(infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$/.test(id)
const isOfEntity = (id: string) => isOurs(id, ['resources', 'blocks'])

/**
 * An entity's declarations are loaded only by pages that use them: one file per set of pages. What a page of another area loads later is
 * apart, so that it does not bring these pages along.
 */
function byPages(screens: readonly Screen[], laterOf: (modules: Modules) => Modules): (id: string) => string {
  const sets: string[] = []
  const later = screens.map(({ file, modules }) => ({ area: areaOf(file), modules: laterOf(modules) }))
  return (id) => {
    const files = screens.flatMap(({ file, modules }) => (modules.has(id) ? [file] : []))
    const areas = new Set(files.map(areaOf))
    const isAskedElsewhere = later.some(({ area, modules }) => !areas.has(area) && modules.has(id))
    const pages = [...files.map((file) => basename(file)), ...(isAskedElsewhere ? ['elsewhere'] : [])].join()
    return `entities-${sets.includes(pages) ? sets.indexOf(pages) : sets.push(pages) - 1}`
  }
}

const areaOf = (file: string) => /resources\/([^/]+)\//.exec(file)?.[1]

function union(sets: readonly Modules[]): Modules {
  return new Set(sets.flatMap((set) => [...set]))
}

function both(a: Modules, b: Modules): Modules {
  return new Set([...a].filter((id) => b.has(id)))
}
