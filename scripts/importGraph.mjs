import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './lib/paths.mjs'

const isTest = (file) => /\.(test|test-d|testkit|e2e)\.tsx?$/.test(file)

/** Sources below `folder` without tests: paths from the repository's root, with `/`. */
export function sourceFiles(folder) {
  return codeFiles(folder).filter((file) => !isTest(file))
}

export function testFiles(folder) {
  return codeFiles(folder).filter(isTest)
}

function codeFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => `${posix.relative(root, entry.parentPath)}/${entry.name}`)
    .filter((file) => !/(^|\/)(node_modules|dist|storybook-static|\.data)\//.test(file))
    .sort()
}

/** @returns {Map<string, string[]>} the imports of each file among these files, including types and `import()` */
export function importGraph(files) {
  const known = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file).flatMap((target) => sourceOf(target, known))]))
}

function importsOf(file) {
  return importedNames(file).flatMap((name) => (name.startsWith('.') ? [posix.join(dirname(file), name)] : []))
}

/** The packages that a file imports, with their subpaths. */
export function packagesOf(file) {
  return importedNames(file).filter((name) => !name.startsWith('.'))
}

function importedNames(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(/^(?:import|export)\s(?:[^'"]*?\sfrom\s)?\s*'([^']+)'/gm), ...text.matchAll(/\bimport\('([^']+)'\)/g)]
  return found.map(([, name]) => name)
}

function sourceOf(target, known) {
  const bare = target.replace(/\.js$/, '')
  const source = [`${bare}.ts`, `${bare}.tsx`, target].find((file) => known.has(file))
  return source ? [source] : []
}

/** @returns {string[] | undefined} the files of one cycle, with the first again at the end; undefined without a cycle */
export function findCycle(graph) {
  const done = new Set()
  const visit = (file, trail) => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target, [...trail, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
