import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { type Chunk, chunkOf, frameOf, readScreens } from './chunks.js'
import { offlineWorker } from './offlineWorker.js'

/** Screens that are made to work without network: those that a query parameter opens, and the sign-in. */
const isOffline = ({ kind, path }: { readonly kind: string; readonly path: string }) => kind === 'view' || path === '/login'

/** What is only opened from pages that need the network anyway. */
const isOnline = ({ moduleIds }: Chunk) => moduleIds.some((id) => /\/sdk\/dist\/src\/(list|form|import|palette|sheet|screens)\//.test(id))

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Writes `sw.js`: the service worker with the names of all files that it keeps. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const outputs: readonly Output[] = Object.values(bundle)
        const names = await offlineFiles(outputs)
        const files = ['/', '/icon.svg', '/manifest.webmanifest', ...names.map((name) => `/${name}`)]
        const page = outputs.find(({ fileName }) => fileName === 'index.html')
        const text = page?.type === 'asset' ? String(page.source) : ''
        const version = createHash('sha256').update(JSON.stringify(files)).update(text).digest('hex').slice(0, 12)
        const source = `(${offlineWorker.toString()})(self, ${JSON.stringify({ version, files })})\n`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** The entry, the frame and the offline screens with all that they load, at once or later; other pages come from the network. */
async function offlineFiles(outputs: readonly Output[]): Promise<readonly string[]> {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const screens = await readScreens(chunks)
  const others = new Set(screens.filter((screen) => !isOffline(screen)).map(({ file }) => chunkOf(file, chunks).fileName))
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
  for (const screen of screens) if (isOffline(screen)) visit(chunkOf(screen.file, chunks))
  const font = outputs.find(({ fileName }) => /inter-latin-wght-normal.*\.woff2$/.test(fileName))
  return [...found, ...(font ? [font.fileName] : [])]
}
