import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'

const folder = fileURLToPath(new URL('..', import.meta.url))

export type Chunk = Rolldown.OutputChunk

interface TableRoute {
  readonly path: string
  readonly kind: string
  readonly screen?: () => unknown
  readonly views?: Readonly<Record<string, (() => unknown) | undefined>>
}

/** A screen of the SDK's table of routes, with the module behind it. */
export interface ScreenRoute {
  readonly path: string
  /** That of its route, or `view`. */
  readonly kind: string
  /** The query parameter that opens this screen in place of the route's own. */
  readonly view?: string
  readonly file: string
}

/** The SDK's table of routes, as far as it has screens; those that a query parameter opens come before their route's own. */
export async function readScreens(chunks: readonly Chunk[]): Promise<readonly ScreenRoute[]> {
  const sdk = createRequire(`${folder}/`).resolve('@esporte-parana/sdk/routes')
  const folderOfTable = dirname(chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => id.endsWith('/sdk/dist/src/routes.js')) ?? sdk)
  const { routes } = (await import(pathToFileURL(sdk).href)) as { readonly routes: readonly TableRoute[] }
  return routes.flatMap(({ path, kind, screen, views = {} }) => [
    ...Object.entries(views).flatMap(([view, load]) =>
      load ? [{ path, kind: 'view', view, file: importedFile(load, folderOfTable) }] : [],
    ),
    ...(screen ? [{ path, kind, file: importedFile(screen, folderOfTable) }] : []),
  ])
}

/** The table of all pages, which the sign-in does without. */
export function tableOf(chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/pages.ts'))
}

/** A chunk with everything that it imports; what it loads later is left out. */
export function reachedFrom(start: Chunk | undefined, chunks: readonly Chunk[]): readonly Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(start)
  return [...found]
}

/** What stands around every page behind the sign-in. */
export function frameOf(chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/Frame.tsx'))
}

/** @throws for a module that the build left out */
export function chunkOf(file: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === file || moduleIds.includes(file))
  if (!chunk) throw new Error(`host-web: ${file} is in no chunk. Build the SDK again.`)
  return chunk
}

/** The module behind `() => import('./DepartmentList.js')`, from the text of the function: the table says it nowhere else. */
function importedFile(screen: () => unknown, from: string): string {
  const target = /import\(\s*["'`](\.[^"'`]+)["'`]\s*\)/.exec(screen.toString())?.[1]
  if (!target) throw new Error(`host-web: no import() in ${screen.toString()}. Write the screen of a route as () => import('…').`)
  return resolve(from, target)
}
