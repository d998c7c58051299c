import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { type PreloadPlan, startRoute } from './startRoute.js'

const marker = '/* @route-preload */'
const languages = ['pt-BR', 'en-US', 'es-ES']
const folder = fileURLToPath(new URL('..', import.meta.url))

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset
interface TableRoute {
  readonly path: string
  readonly kind: string
  readonly screen?: () => unknown
}

/**
 * Puts a small script into the page that asks for the route's own files, and for its first data, while the entry is still on its way.
 * The browser would otherwise learn of them only after the entry has run.
 */
export function routePreload(): Plugin {
  return {
    name: 'route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk || !html.includes(marker)) return html
        const plan = await makePlan(Object.values(bundle), chunk)
        return moveStyles(html.replace(marker, () => `;(${startRoute.toString()})(${JSON.stringify(plan)})`))
      },
    },
  }
}

/** Style sheets in the head hold back the first paint; after the frame they only hold back the scripts, which need them. */
function moveStyles(html: string): string {
  const links = html.match(/^ *<link rel="stylesheet"[^>]*>\n/gm) ?? []
  return links.reduce((page, link) => page.replace(link, ''), html).replace('  </body>', () => `${links.join('')}  </body>`)
}

async function makePlan(outputs: readonly Output[], entry: Rolldown.OutputChunk): Promise<PreloadPlan> {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const known = new Set(filesOf(entry, chunks))
  const files: string[] = []
  const placesOf = (chunk: Rolldown.OutputChunk | undefined) =>
    filesOf(chunk, chunks)
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))

  const sdk = createRequire(`${folder}/`).resolve('@esporte-parana/sdk/routes')
  const folderOfTable = dirname(chunks.flatMap((chunk) => chunk.moduleIds).find((id) => id.endsWith('/sdk/dist/src/routes.js')) ?? sdk)
  const { routes } = (await import(pathToFileURL(sdk).href)) as { readonly routes: readonly TableRoute[] }
  return {
    routes: routes.flatMap(({ path, kind, screen }) => {
      const chunk = screen && chunkOf(importedFile(screen, folderOfTable), chunks)
      return chunk ? [{ path: pathPattern(path), kind, files: placesOf(chunk) }] : []
    }),
    frame: placesOf(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/Frame.tsx'))),
    texts: Object.fromEntries(
      languages.map((language) => {
        const places = (part: string) =>
          placesOf(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/locale/${language}/${part}.js`))))
        return [language, { first: places('first'), homes: places('homes'), records: places('records'), editing: places('editing') }]
      }),
    ),
    files: files.map((file) => `/${file}`),
  }
}

/** A chunk with everything that it imports, styles included; what it loads later is left out. */
function filesOf(start: Rolldown.OutputChunk | undefined, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(start)
  return [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName])
}

/** The module behind `() => import('./DepartmentList.js')`, from the text of the function: the table says it nowhere else. */
function importedFile(screen: () => unknown, from: string): string {
  const target = /import\(\s*["'`](\.[^"'`]+)["'`]\s*\)/.exec(screen.toString())?.[1]
  if (!target) throw new Error(`route-preload: no import() in ${screen.toString()}. Write the screen of a route as () => import('…').`)
  return resolve(from, target)
}

function chunkOf(file: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === file || moduleIds.includes(file))
  if (!chunk) throw new Error(`route-preload: ${file} is in no chunk. Build the SDK again.`)
  return chunk
}

/** `{id}` is `novo` or digits, any other parameter is digits (specification, section 5). */
function pathPattern(path: string): string {
  return `^${path.replace(/\{([a-zA-Z]+)\}/g, (_, name) => (name === 'id' ? '(novo|\\d+)' : '\\d+'))}$`
}
