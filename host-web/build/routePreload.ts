import type { Plugin, Rolldown } from 'vite'
import { type Chunk, chunkOf, frameOf, readScreens, reachedFrom, tableOf } from './chunks.js'
import { type PreloadPlan, startRoute } from './startRoute.js'

const marker = '/* @route-preload */'
const languages = ['pt-BR', 'en-US', 'es-ES']

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

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

async function makePlan(outputs: readonly Output[], entry: Chunk): Promise<PreloadPlan> {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const known = new Set(filesOf(entry, chunks))
  const files: string[] = []
  const placesOf = (chunk: Chunk | undefined) =>
    filesOf(chunk, chunks)
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))

  const screens = await readScreens(chunks)
  return {
    routes: screens.map(({ path, kind, view, file }) => ({ path: pathPattern(path), kind, view, files: placesOf(chunkOf(file, chunks)) })),
    table: placesOf(tableOf(chunks)),
    frame: placesOf(frameOf(chunks)),
    texts: Object.fromEntries(
      languages.map((language) => {
        const places = (part: string) =>
          placesOf(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/locale/${language}/${part}.js`))))
        return [
          language,
          {
            first: places('first'),
            inside: places('inside'),
            homes: places('homes'),
            records: places('records'),
            editing: places('editing'),
          },
        ]
      }),
    ),
    files: files.map((file) => `/${file}`),
  }
}

/** A chunk's file with those of everything that it imports, styles included. */
function filesOf(start: Chunk | undefined, chunks: readonly Chunk[]): string[] {
  return reachedFrom(start, chunks).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName])
}

/** `{id}` is `novo` or digits, any other parameter is digits (specification, section 5). */
function pathPattern(path: string): string {
  return `^${path.replace(/\{([a-zA-Z]+)\}/g, (_, name) => (name === 'id' ? '(novo|\\d+)' : '\\d+'))}$`
}
