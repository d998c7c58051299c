import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles, testFiles } from './importGraph.mjs'
import { root } from './lib/paths.mjs'

const folders = ['sdk/src', 'sdk/exports', 'host-web', 'host-portal-embed', 'reference-api/src', 'stories/src', 'scripts']
// Data and catalogues are read as tables, not as code.
const isTable = (file: string) =>
  /\/locale\/[a-z]{2}-[A-Z]{2}\/|\/messages\.ts$|palettes|\/demo\/.*(names|data)|\/banks\.ts$|problemTexts/.test(file)

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
const sizes = folders
  .flatMap((folder) => sourceFiles(folder))
  .filter((file) => !isTable(file))
  .map((file) => ({ file, lines: linesOf(file) }))
  .sort((a, b) => a.lines - b.lines)
const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines

describe('files can be told apart', () => {
  // Some file systems ignore case, and some bundlers the ending: Breadcrumb.tsx and breadcrumb.ts would be one.
  it('where case and ending do not count', () => {
    const names = folders.flatMap((folder) => sourceFiles(folder)).map((file) => file.toLowerCase().replace(/\.tsx?$/, ''))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('files stay small enough to read', () => {
  it('half of them have 80 lines or fewer', () => expect(at(0.5)).toBeLessThanOrEqual(80))
  it('95 % of them have 200 lines or fewer', () => expect(at(0.95)).toBeLessThanOrEqual(200))
  it('none has more than 300 lines', () => expect(sizes.filter(({ lines }) => lines > 300)).toEqual([]))
  it('no test has more than 400 lines', () => {
    expect(folders.flatMap((folder) => testFiles(folder)).filter((file) => linesOf(file) > 400)).toEqual([])
  })
})

// A plain entity with list and form costs 150 lines of SDK code, messages and docstrings apart, and 60 lines of server code, its table apart.
describe('an entity stays cheap to declare', () => {
  const sdk = (folder: string, extra: readonly string[]) =>
    ['contract.ts', 'schema.ts', 'resource.ts', ...extra].map((name) => `sdk/src/resources/${folder}/${name}`)
  const codeOf = (file: string) => linesOf(file) - (readFileSync(join(root, file), 'utf8').match(/^\s*\/\*\* .* \*\/$/gm)?.length ?? 0)
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + codeOf(file), 0)
  // Its lines in `contracts.ts` (3) and `routes.ts` (14) count too.
  it.each([
    ['administrative/department', ['DepartmentList.tsx', 'DepartmentForm.tsx'], 'department.ts'],
    ['administrative/function', ['FunctionList.tsx', 'FunctionDialog.tsx'], 'staffFunction.ts'],
  ] as const)('%s', (folder, screens, server) => {
    expect(total(sdk(folder, screens)) + 17).toBeLessThanOrEqual(150)
    expect(linesOf(`reference-api/src/entities/${server}`)).toBeLessThanOrEqual(60)
  })
})
