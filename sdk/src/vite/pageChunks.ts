import { fileURLToPath } from 'node:url'
import { normalizePath, type Rolldown } from 'vite'
import type { LoadScreen, Route } from '../core/route.js'
import { entityScreens } from '../entityPages.js'
import { ownScreens } from '../ownScreens.js'
import { publicScreens } from '../publicScreens.js'
import { pageFiles } from '../pageFiles.js'
import { routes } from '../routes.js'

export type Chunk = Rolldown.OutputChunk

/** Folder of the package's modules, in the bundler's notation. */
export const sources = normalizePath(fileURLToPath(new URL('../', import.meta.url)))

/** A page of the route table with the modules of its screens. */
export interface PageModules extends Pick<Route, 'path' | 'kind' | 'viewReads'> {
  readonly screen?: string
  /** By the query parameter that opens them. */
  readonly views?: Readonly<Record<string, string>>
}

/** Every page with a screen. */
export function pageModules(): readonly PageModules[] {
  const files = new Map<LoadScreen | undefined, string>(
    Object.entries({ ...entityScreens, ...ownScreens, ...publicScreens }).map(([name, load]) => [load, `${sources}${pageFiles[name]}`]),
  )
  const table: readonly Route[] = routes
  return table.flatMap(({ path, kind, screen, views = {}, viewReads }) => {
    const others = Object.entries(views).flatMap(([view, load]) => {
      const file = files.get(load)
      return file ? [[view, file] as const] : []
    })
    const file = files.get(screen)
    const opened = others.length > 0 && { views: Object.fromEntries(others) }
    return file ? [{ path, kind, screen: file, ...opened, ...(viewReads && { viewReads }) }] : []
  })
}

/** The chunk that contains a module; undefined for a module that is not in the build. */
export function chunkOf(file: string, chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(({ facadeModuleId }) => facadeModuleId === file) ?? chunks.find(({ moduleIds }) => moduleIds.includes(file))
}

/** A chunk with all its static imports; code loaded later is left out. */
export function reachedFrom(start: Chunk | undefined, chunks: readonly Chunk[]): readonly Chunk[] {
  return reached(start, chunks, ({ imports }) => imports)
}

/** A chunk with all that it loads, at once or later. */
export function loadedFrom(start: Chunk, chunks: readonly Chunk[]): readonly Chunk[] {
  return reached(start, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
}

function reached(start: Chunk | undefined, chunks: readonly Chunk[], importsOf: (chunk: Chunk) => readonly string[]): readonly Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of importsOf(chunk)) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(start)
  return [...found]
}

/** Whether a page shows what the table of pages says: a page of one screen alone has no table. */
export function hasRoutes(chunks: readonly Chunk[]): boolean {
  return chunkOf(`${sources}publicRoutes.js`, chunks) !== undefined
}

/** The chunk of the table of all pages, when the host loads it apart from the public pages. */
export function tableOf(chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.includes(`${sources}routes.js`))
}

/** The host's own chunk with the shell, which it loads around every page after sign-in. */
export function frameOf(chunks: readonly Chunk[]): Chunk | undefined {
  const hasShell = ({ moduleIds }: Chunk) => moduleIds.includes(`${sources}shell/frame/AppShell.js`)
  const isOurs = ({ facadeModuleId }: Chunk) => facadeModuleId?.startsWith(sources) ?? true
  return chunks.find((chunk) => chunk.isDynamicEntry && !isOurs(chunk) && reachedFrom(chunk, chunks).some(hasShell))
}
