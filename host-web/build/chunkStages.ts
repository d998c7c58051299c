import { basename } from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { type Chunk, chunkOf, frameOf, reachedFrom, readScreens, type ScreenRoute, tableOf } from './chunks.js'

type Modules = ReadonlySet<string>
type Screen = ScreenRoute & { readonly modules: Modules }

const name = 'chunk-stages'

/**
 * Chunks by when a page needs them. Left alone, the bundler makes one of every few modules that the same parts share: sixty for a first
 * page, while a browser asks for six at a time and every question waits for the line. So a first build tells what each page needs at
 * once, and what one kind of page always needs comes in one file. What is only loaded later stays as the bundler splits it.
 */
export function chunkStages(): Plugin {
  return {
    name,
    apply: 'build',
    async config(config) {
      const files = await planFiles(await firstBuild(config))
      const groups = [{ name: (id: string) => files.get(id) ?? null }]
      return { build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } } }
    },
  }
}

async function firstBuild(config: UserConfig): Promise<readonly Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: config.plugins?.flat<PluginOption[], 1>().filter((plugin) => !isThis(plugin)),
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  })
  return (built as Rolldown.RolldownOutput).output.filter((output) => output.type === 'chunk')
}

const isThis = (plugin: PluginOption) => typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name

/** The file of every module that some page needs at once. */
async function planFiles(chunks: readonly Chunk[]): Promise<ReadonlyMap<string, string | undefined>> {
  const needed = (chunk: Chunk | undefined): Modules => new Set(reachedFrom(chunk, chunks).flatMap(({ moduleIds }) => moduleIds))
  const screens = (await readScreens(chunks)).map((screen) => ({ ...screen, modules: needed(chunkOf(screen.file, chunks)) }))
  const start = needed(chunks.find(({ isEntry }) => isEntry))
  const table = needed(tableOf(chunks))
  const frame = needed(frameOf(chunks))
  const stages = stagesOf(screens, { start, table, frame })
  const fileOf = byPages(screens)
  const ids = union([start, table, frame, ...screens.map(({ modules }) => modules)])
  const isRare = (id: string) => screens.filter(({ kind, modules }) => kind !== 'view' && modules.has(id)).length <= fewScreens
  return new Map(
    [...ids].map((id) => {
      const stage = stages.find(([, modules]) => modules.has(id))?.[0]
      if (stage === undefined && isOfStorage(id)) return [id, 'drafts']
      if (stage !== 'start' && isOfButton(id)) return [id, 'button']
      return [id, stage === undefined || isOfEntity(id) || (late.has(stage) && isRare(id)) ? fileOf(id) : stage]
    }),
  )
}

/** List and form of two entities: what no others need comes with them, and not with every list. */
const fewScreens = 4
const late: ReadonlySet<string | undefined> = new Set(['records', 'list', 'form'])

/** A module belongs to the first stage that has it. A stage or an earlier one holds what its modules import, so no two files need each other. */
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

/** A form writes its drafts with them long after it stands; a page that works without network needs them at once. */
const isOfStorage = (id: string) => /\/sdk\/dist\/src\/drafts\//.test(id)

/** What asks a question has buttons too, and no form. */
const isOfButton = (id: string) => /\/sdk\/dist\/src\/feedback\/(Button|button)\./.test(id)

const isOfEntity = (id: string) => /\/sdk\/dist\/src\/(resources|blocks)\//.test(id)

/** What an entity declares comes with the pages that show it, and with no others: a file for each set of pages. */
function byPages(screens: readonly Screen[]): (id: string) => string {
  const sets: string[] = []
  return (id) => {
    const pages = screens.flatMap(({ file, modules }) => (modules.has(id) ? [basename(file)] : [])).join()
    return `entities-${sets.includes(pages) ? sets.indexOf(pages) : sets.push(pages) - 1}`
  }
}

function union(sets: readonly Modules[]): Modules {
  return new Set(sets.flatMap((set) => [...set]))
}

function both(a: Modules, b: Modules): Modules {
  return new Set([...a].filter((id) => b.has(id)))
}
