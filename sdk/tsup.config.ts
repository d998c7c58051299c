import { copyFile, glob, mkdir } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

const reactPackages =
  /^(react(\/|$)|react-dom|react-aria|react-stately|react-hook-form|lucide-react|@adobe\/react-spectrum|@tanstack\/react-query)/

export default defineConfig(async () => ({
  entry: await entries(),
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [ownStyles(), clientDirectives()],
}))

async function entries(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const file of glob('exports/**/*.{ts,tsx}')) found[relative('exports', file).replace(/\.tsx?$/, '')] = file
  // Loaded on demand by the SDK itself; an entry of its own gives each language a name that a host can preload.
  for await (const file of glob('src/locale/*/catalogue.ts')) found[`locale/${basename(dirname(file))}`] = file
  if (Object.keys(found).length === 0) throw new Error('sdk/exports holds no entry. Add exports/index.ts.')
  return found
}

/** Keeps `import './list.css'` an import, so that the consumer's bundler splits the styles by route as it splits the code. */
function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    setup(build) {
      const taken = new Map<string, string>()
      build.onResolve({ filter: /^\.{1,2}\/.*\.css$/ }, async ({ path, resolveDir }) => {
        const source = resolve(resolveDir, path)
        const name = basename(source)
        const other = taken.get(name)
        if (other && other !== source)
          throw new Error(`${name} exists twice: ${other} and ${source}. Style sheets are published flat: rename one.`)
        taken.set(name, source)
        return { path: `@esporte-parana/sdk/styles/${name}`, external: true, sideEffects: true }
      })
      build.onEnd(async () => {
        await mkdir('dist/styles', { recursive: true })
        await Promise.all([...taken].map(([name, source]) => copyFile(source, join('dist/styles', name))))
      })
    },
  }
}

/** Marks what needs React with "use client": bundling merges modules and drops the directives that stood in them. */
function clientDirectives(): Plugin {
  return {
    name: 'client-directives',
    setup(build) {
      build.initialOptions.metafile = true
      // The files are written by tsup after this hook, so the directive goes into what it is about to write.
      build.onEnd(({ metafile, outputFiles }) => {
        const client = metafile ? clientFiles(metafile) : new Set<string>()
        for (const file of outputFiles ?? []) {
          const name = relative(process.cwd(), file.path).replace(/\.map$/, '')
          if (!client.has(name)) continue
          file.contents = Buffer.from(file.path.endsWith('.map') ? shiftedMap(file.text) : `"use client";\n${file.text}`)
        }
      })
    },
  }
}

/** Files that hold React code, or reach some without a dynamic import. */
function clientFiles({ outputs }: Metafile): Set<string> {
  const client = new Set<string>()
  const isClient = (file: string) =>
    client.has(file) ||
    (outputs[file]?.imports ?? []).some(
      ({ path, kind, external }) => kind === 'import-statement' && (external ? reactPackages.test(path) : client.has(path)),
    )
  for (let before = -1; before !== client.size; ) {
    before = client.size
    for (const file of Object.keys(outputs)) if (isClient(file)) client.add(file)
  }
  return client
}

/** One line more at the top of the file. */
function shiftedMap(text: string): string {
  const map = JSON.parse(text) as { mappings: string }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
