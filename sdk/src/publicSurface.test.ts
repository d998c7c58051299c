import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import entities from '../entities.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const resources = Object.keys(entities)
  .map((folder) => `src/resources/${folder}/resource.ts`)
  .filter((file) => existsSync(join(root, file)))

describe('what is loaded at once', () => {
  test('by the validators: no package at all', () => {
    expect(packagesOf('exports/validators.ts')).toEqual([])
  })

  test.each(['exports/contracts.ts', 'exports/schema.ts'])('by a server: zod, no React: %s', (entry) => {
    expect(packagesOf(entry)).toEqual(['zod'])
  })

  test('by a server that writes files for people: what an entity is declared with, no package at all', () => {
    expect(packagesOf('exports/resources.ts')).toEqual([])
  })

  test("by the adapter of somebody's router: no package, not even that router", () => {
    expect(packagesOf('exports/react-router.ts')).toEqual([])
  })

  test('by the contract of an entity of somebody else: no package', () => {
    expect(packagesOf('src/core/contract.ts')).toEqual([])
  })

  test('by the route table: no screen, no schema, no package', () => {
    expect(packagesOf('exports/routes.ts')).toEqual([])
    expect(filesOf('exports/routes.ts').filter((file) => file.includes('/resources/'))).toEqual([])
  })

  test.each(resources)('by a resource, hence by a list: no zod, no React: %s', (entry) => {
    expect(packagesOf(entry)).toEqual([])
  })
})

test('every public name says what its user gets', () => {
  const silent = globSync('exports/**/*.ts', { cwd: root }).flatMap((entry) => publicNames(entry).filter((name) => !isDocumented(name)))
  expect(silent.map(({ name, file }) => `${name} in ${relative(root, file)}`)).toEqual([])
})

interface PublicName {
  readonly name: string
  readonly file: string
}

/** The public names of `entry`, with the file that declares each. */
function publicNames(entry: string): readonly PublicName[] {
  const lists = readFileSync(join(root, entry), 'utf8').matchAll(/^export (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)'/gm)
  return [...lists].flatMap(({ groups: { names = '', from = '' } = {} }) => {
    const file = sourceOf(resolve(root, dirname(entry), from))
    return names.split(',').flatMap((name) => {
      const own = name
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0]
      return own ? [{ name: own, file }] : []
    })
  })
}

/** Whether a docstring is right above the declaration, following one re-export. */
function isDocumented({ name, file }: PublicName): boolean {
  const text = readFileSync(file, 'utf8')
  const taken = text.match(new RegExp(`^export type \\{ ${name} \\} from '(.+)'`, 'm'))?.[1]
  if (taken) return isDocumented({ name, file: sourceOf(resolve(dirname(file), taken)) })
  return new RegExp(`\\*/\\nexport (?:async )?(?:const|function|interface|type|class) ${name}\\b`).test(text)
}

/** Packages that `entry` needs at run time, with everything that it imports statically. */
function packagesOf(entry: string): readonly string[] {
  return [...new Set([...graph(entry).values()].flat().filter((specifier) => !specifier.startsWith('.')))].toSorted()
}

function filesOf(entry: string): readonly string[] {
  return [...graph(entry).keys()].map((file) => relative(root, file))
}

/** Each file reached from `entry` with its imports; type imports and `import()` do not count. */
function graph(entry: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const waiting = [resolve(root, entry)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const specifiers = importsOf(readFileSync(file, 'utf8'))
    found.set(file, specifiers)
    for (const specifier of specifiers) if (specifier.startsWith('.')) waiting.push(sourceOf(resolve(dirname(file), specifier)))
  }
  return found
}

function importsOf(source: string): readonly string[] {
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm)
  return [...statements].filter(([, names = 'x']) => !isOnlyTypes(names)).map(([, , specifier = '']) => specifier)
}

function isOnlyTypes(names: string): boolean {
  const list = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  return list !== undefined && list.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
}

function sourceOf(path: string): string {
  const plain = path.replace(/\.js$/, '.ts')
  return existsSync(plain) ? plain : `${plain}x`
}
