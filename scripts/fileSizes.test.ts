import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entityFolders } from './entities/readEntities.mjs'
import { sourceFiles, testFiles } from './importGraph.mjs'
import { root } from './lib/paths.mjs'

const folders = ['sdk/src', 'sdk/exports', 'host-web', 'host-portal-embed', 'reference-api/src', 'stories/src', 'scripts']
// Data and catalogues are tables, not code.
const isTable = (file: string) =>
  /\/locale\/[a-z]{2}-[A-Z]{2}\/|\/messages\.ts$|palettes|\/demo\/.*(names|data)|\/banks\.ts$|problemTexts|phoneTexts|accessTable/.test(
    file,
  )

const textOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd()
const linesOf = (file: string) => textOf(file).split('\n').length
const sources = folders.flatMap((folder) => sourceFiles(folder)).filter((file) => !isTable(file))

describe('files can be told apart', () => {
  // Some file systems ignore case, and some bundlers ignore the extension: Breadcrumb.tsx and breadcrumb.ts would be the same file.
  it('where case and ending do not count', () => {
    const names = folders.flatMap((folder) => sourceFiles(folder)).map((file) => file.toLowerCase().replace(/\.tsx?$/, ''))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('files stay small enough to read', () => {
  it('none has more than 300 lines', () => expect(sources.filter((file) => linesOf(file) > 300)).toEqual([]))
  it('no test has more than 400 lines', () => {
    expect(folders.flatMap((folder) => testFiles(folder)).filter((file) => linesOf(file) > 400)).toEqual([])
  })
})

// Counts the code lines of each top-level function and class, with everything inside it, in whatever file it is.
function functionsOf(text: string): { readonly name: string | undefined; readonly lines: number }[] {
  const isCode = (line: string) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)
  const begins = /^(?:export )?(?:(?:(?:async )?function\*?|class) (\w+)|const (\w+)[^=]* = (?:async )?(?:\([^=]*\)[^=]*|\w+) =>)/
  return text.split(/\n(?=[A-Za-z])/).flatMap((piece) => {
    const [, name, constant] = begins.exec(piece) ?? []
    return name || constant ? [{ name: name ?? constant, lines: piece.split('\n').filter(isCode).length }] : []
  })
}

describe('functions stay small enough to read', () => {
  const functions = sources.flatMap((file) => functionsOf(textOf(file)).map((each) => ({ file, ...each })))
  const sum = (all: typeof functions) => all.reduce((lines, each) => lines + each.lines, 0)
  const shareAbove = (limit: number) => sum(functions.filter(({ lines }) => lines > limit)) / sum(functions)

  it('counts their code, wherever the file ends', () => {
    const code = 'const limit = 3\n\n/** Why. */\nexport function a() {\n  // so\n  return b()\n}\n\nconst b = () => limit'
    expect(functionsOf(code)).toEqual([
      { name: 'a', lines: 3 },
      { name: 'b', lines: 1 },
    ])
    expect(functions.length).toBeGreaterThan(sources.length)
  })
  it('none has more than 120 lines', () => expect(functions.filter(({ lines }) => lines > 120)).toEqual([]))
  it('a twentieth of the code at most stands in one of more than 60 lines', () => expect(shareAbove(60)).toBeLessThanOrEqual(0.05))
  it('a fifth of the code at most stands in one of more than 40 lines', () => expect(shareAbove(40)).toBeLessThanOrEqual(0.2))
})

// SDK lines without messages and docstrings, by kind of entity, with room of a fifth above the largest of each kind: a field more is no reason to
// move a limit. The server's declaration needs 60 lines
// without its table; a person's also hides and reveals documents.
describe('an entity stays cheap to declare', () => {
  const plain = 180
  const kinds = [
    // Rows, or commands with fields.
    {
      limit: 760,
      folders: [
        'competitions/event',
        'service-memos/supplier',
        'sports-programme/organization',
        'service-memos/tender',
        'service-memos/lot',
      ],
    },
    // Screens of their own.
    {
      limit: 5000,
      folders: [
        'people/person',
        'inspections/questionnaire',
        'inspections/site-visit',
        'service-memos/service-request',
        'competitions/canteen',
      ],
    },
  ]
  const limitOf = (folder: string) => kinds.find(({ folders: named }) => named.includes(folder))?.limit ?? plain
  // Special pages of a record are written by hand, so they do not count.
  const inFolder = (folder: string) => sourceFiles(folder).filter((file) => !/\/(messages|samples|table|seed)\.ts$|\/home\//.test(file))
  const codeOf = (file: string) => linesOf(file) - (readFileSync(join(root, file), 'utf8').match(/^\s*\/\*\* .* \*\/$/gm)?.length ?? 0)
  const total = (folder: string) => inFolder(folder).reduce((sum, file) => sum + codeOf(file), 0)
  it.each(entityFolders())('%s', (folder) => {
    expect(total(`sdk/src/resources/${folder}`)).toBeLessThanOrEqual(limitOf(folder))
    expect(linesOf(`reference-api/src/entities/${posix.basename(folder)}/entity.ts`)).toBeLessThanOrEqual(
      folder === 'people/person' ? 150 : 60,
    )
  })
})
