// Bundles the package's entries like a consumer and compares them with `budgetTable.mjs`.
import { basename, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entityBudgets, entryBudgets, partBudgets } from './budgetTable.mjs'
import { entityFolders } from './entities/readEntities.mjs'
import { root } from './lib/paths.mjs'

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** The checks by name: each entry without its entities, and the part that each entity adds. */
export function entryChecks(folders = entityFolders()) {
  const entries = Object.entries(entryBudgets).map(([name, limit]) => [
    `entry ${name} stays within ${limit} kB${entityBudgets[name] ? ', entities apart' : ''}`,
    async () => hold(name, await bundleBytes(`exports/${name}.js`, entityBudgets[name] ? folders : []), limit),
  ])
  const entities = Object.entries(entityBudgets).map(([name, limits]) => [
    `no entity adds too much to entry ${name}`,
    async () => {
      const file = `exports/${name}.js`
      const whole = await bundleBytes(file)
      for (const folder of folders) hold(`${name}: ${folder}`, whole - (await bundleBytes(file, [folder])), limits[folder] ?? limits.each)
    },
  ])
  const parts = Object.entries(partBudgets).map(([name, { file, limit }]) => [
    `part ${name} stays within ${limit} kB`,
    async () => hold(name, await bundleBytes(file), limit),
  ])
  return Object.fromEntries([...entries, ...entities, ...parts])
}

function hold(name, bytes, limit) {
  process.stdout.write(`        ${name}: ${kB(bytes)} of ${limit}\n`)
  if (bytes > limit * 1000) throw new Error(`${name}: ${kB(bytes - limit * 1000)} over.`)
}

/** The size without dependencies, without lazy chunks, and without the entities' folders in `without`. */
async function bundleBytes(file, without = []) {
  const { build } = await import('esbuild')
  const isLeftOut = (path) => without.some((folder) => path.includes(`/resources/${folder}/`))
  const leaveOut = {
    name: 'leave-out',
    setup: (bundler) =>
      bundler.onResolve({ filter: /\/resources\// }, ({ path }) => (isLeftOut(path) ? { path, external: true } : undefined)),
  }
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, 'sdk', 'dist', file)],
    outdir: '.',
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [leaveOut],
  })
  const eager = reachable(metafile.outputs, basename(file))
  return outputFiles
    .filter(({ path }) => eager.has(relative(root, path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

function reachable(outputs, file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const { path, kind, external } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !external) reachable(outputs, path, found)
  return found
}
