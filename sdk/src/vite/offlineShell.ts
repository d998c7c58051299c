import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { inlineScript } from './inlineScript.js'
import { type Chunk, chunkOf, frameOf, pageModules, sources } from './pageChunks.js'

/** Options of `offlineShell`. */
export interface OfflineShellOptions {
  /** Addresses used by the page itself: icons, manifest, `/fonts/…`. A pattern matches files of the build. */
  readonly files?: readonly (string | RegExp)[]
}

/** Folders used only by pages that need the network anyway. */
const onlineRooms = ['list', 'form', 'import', 'palette', 'sheet', 'screens'].map((room) => `${sources}${room}/`)
const isOnline = ({ moduleIds }: Chunk) => moduleIds.some((id) => onlineRooms.some((room) => id.startsWith(room)))

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * Writes `sw.js`, a service worker that stores the page, its frame, the sign-in, and the screens made for offline use: those that a query
 * parameter opens. The host registers it.
 */
export function offlineShell({ files: further = [] }: OfflineShellOptions = {}): Plugin {
  return {
    name: 'backoffice-offline-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const outputs: readonly Output[] = Object.values(bundle)
        const named = further.filter((file) => typeof file === 'string')
        const built = outputs.filter(({ fileName }) => further.some((file) => file instanceof RegExp && file.test(fileName)))
        const names = [...offlineFiles(outputs), ...built.map(({ fileName }) => fileName)]
        const files = ['/', ...named, ...names.map((name) => `/${name}`)]
        const page = outputs.find(({ fileName }) => fileName === 'index.html')
        const text = page?.type === 'asset' ? String(page.source) : ''
        const version = createHash('sha256').update(JSON.stringify(files)).update(text).digest('hex').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await inlineScript('offline', { version, files }) })
      },
    },
  }
}

/** Entry, frame and offline screens with all the code that they load, at once or later; other pages need the network. */
function offlineFiles(outputs: readonly Output[]): readonly string[] {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const pages = pageModules()
  const kept = [
    ...pages.flatMap(({ views = {} }) => Object.values(views)),
    ...pages.flatMap(({ path, screen }) => (screen && path === '/login' ? [screen] : [])),
  ]
  const others = new Set(pages.flatMap(({ screen }) => (screen && !kept.includes(screen) ? [chunkOf(screen, chunks)?.fileName] : [])))
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
    for (const name of chunk.dynamicImports) {
      const later = chunks.find(({ fileName }) => fileName === name)
      if (later && !others.has(name) && !isOnline(later)) visit(later)
    }
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  visit(frameOf(chunks))
  for (const file of kept) visit(chunkOf(file, chunks))
  return [...found]
}
