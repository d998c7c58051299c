import { describe, expect, it } from 'vitest'
import { entityFolders } from './entities/readEntities.mjs'
import { foreignEntity, isNamed, mayImport, rooms, storeys } from './floors.mjs'
import { findCycle, importGraph, packagesOf, sourceFiles } from './importGraph.mjs'

const files = sourceFiles('sdk/src')
const graph = importGraph(files)
const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))

const roomOf = (file: string) => file.split('/')[2]?.replace(/\.tsx?$/, '') ?? ''
const folders = entityFolders()
const entityOf = (file: string) => folders.find((folder) => file.startsWith(`sdk/src/resources/${folder}/`))

describe('the floors', () => {
  it('have a room for every file of the SDK', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in rooms))).toEqual([])
  })
  it('are obeyed by every import', () => {
    expect(edges.filter(({ from, to }) => !mayImport(roomOf(from), roomOf(to)))).toEqual([])
  })
  it('know every entity: each folder with a contract is in sdk/entities.json', () => {
    const declared = files.filter((file) => /^sdk\/src\/resources\/.*\/contract\.ts$/.test(file)).map(entityOf)
    expect(new Set(declared)).toEqual(new Set(folders))
  })
  it('keep an entity behind its contract', () => {
    const foreign = edges.filter(({ from, to }) => {
      const target = entityOf(to)
      const isTable = ['entityPages', 'contracts', 'testing'].includes(roomOf(from))
      return target !== undefined && !isTable && !foreignEntity(entityOf(from), target, to)
    })
    expect(foreign).toEqual([])
  })
  it('keep packages out of rooms that must not know them', () => {
    const strange = files.flatMap((file) => {
      const { never = [] } = rooms[roomOf(file) as keyof typeof rooms] as { readonly never?: string | readonly string[] }
      return packagesOf(file).flatMap((name) => (isNamed(name, never) ? [`${file} → ${name}`] : []))
    })
    expect(strange).toEqual([])
    expect(['react', 'react-aria/Button', 'reactive'].map((name) => isNamed(name, ['react', 'react-aria/*']))).toEqual([true, true, false])
  })
})

describe('storeys', () => {
  it.each(Object.entries(storeys))('of %s stand on each other, and no two need each other', (folder, order) => {
    const inside = sourceFiles(folder)
    const storeyOf = (file: string) => {
      const [first = '', ...rest] = file.slice(folder.length + 1).split('/')
      return rest.length > 0 ? first : '.'
    }
    const isKept = (file: string) => storeyOf(file) !== 'testing'
    expect([...new Set(inside.filter(isKept).map(storeyOf))].toSorted()).toEqual([...order].toSorted())
    const upwards = [...importGraph(inside)].flatMap(([from, targets]) =>
      targets.filter((to) => isKept(from) && order.indexOf(storeyOf(to)) > order.indexOf(storeyOf(from))).map((to) => `${from} → ${to}`),
    )
    expect(upwards).toEqual([])
  })
})

describe('imports', () => {
  it('are seen where a file is loaded later, too', () => {
    const department = 'sdk/src/resources/administrative/department'
    expect(graph.get(`${department}/contract.ts`)).toContain(`${department}/schema.ts`)
  })
  it.each(['sdk/src', 'reference-api/src', 'host-web', 'host-portal-embed', 'stories', 'scripts'])(
    'never come round to where they began, types and import() included: %s',
    (folder) => {
      expect(findCycle(withoutDeclarations(importGraph(sourceFiles(folder))))).toBeUndefined()
    },
  )

  // An entity's declarations know each other: fields name the contracts that they refer to, their own among them, and a contract loads its schema
  // when it is asked for; rules know the type of the texts, and the texts that of the record.
  function withoutDeclarations(found: ReturnType<typeof importGraph>): ReturnType<typeof importGraph> {
    const isDeclared = (from: string, to: string) =>
      (from.endsWith('/contract.ts') && to === from.replace(/contract\.ts$/, 'schema.ts')) ||
      (/\/(rules|conditions|schema)\.ts$/.test(from) && to.endsWith('/messages.ts'))
    return new Map([...found].map(([from, targets]) => [from, targets.filter((to) => !isDeclared(from, to))]))
  }
})
