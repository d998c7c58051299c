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

// A plain entity with a list and a form needs 150 lines of SDK code without messages and docstrings, and 60 lines of server code without
// its table.
describe('an entity stays cheap to declare', () => {
  const larger = new Set(['people/person', 'inspections/questionnaire'])
  // Reasons for higher limits: the event has 26 fields, five parts with fields and a workflow; the tender has 37 fields, twelve commands, and
  // its lots in its form.
  const limits: Readonly<Record<string, number>> = {
    // Requests of five kinds begin from it, with what it knows of them.
    'competitions/event': 430,
    // The decision about a request shows the supplier's state as well, and a lot names its certificates and sanctions alike.
    'service-memos/supplier': 320,
    // 23 fields, three groups, four lists of rows, and the rules of an approval; what is odd about it is told beside a decision.
    'sports-programme/organization': 500,
    // Four kinds of rows, eighteen commands, and screens of its own: progress, the printed memo, the facts of a decision, the choice of items,
    // what each change of status does to the balance, and what came beside what is invoiced and paid.
    // The choice also tells one match from several and keeps what cannot be had, and a request begins with what its event and person know.
    // Before a lot is taken it says what speaks against it, and numbers that are not understood stay in sight.
    // An invoice that another receipt has is told, and what an event filled in is no edit before a person's first one.
    // Another lot asks before it takes the place of items, and lines that ask for one item twice say their sum.
    // A step that another person made impossible keeps what was typed to be copied, and a conclusion says what lies above the commitment.
    'service-memos/service-request': 3220,
    // Its homologation has a form of its own, and begins with what is usual. Its days follow the price register.
    'service-memos/tender': 420,
    // The ledger, and the prices of the items with their dates, which the commands show as well. A new price is judged and can be taken back,
    // and the form says what stands against a winner.
    'service-memos/lot': 620,
    // Twenty-six fields, three kinds of rows, and screens of its own: answers at a desk and on a phone, former visits, the printed report.
    // A phone also checks its answers by the rules of the questions, keeps drawings and places that come late, and takes a press right after
    // typing. A print says what it lacks, the conclusion which findings nobody described, a question its section where its text
    // stands twice, and the record where it began.
    'inspections/site-visit': 4180,
    // Three kinds of rows, and screens of its own: the week of menus, the counters of a day, what needs care before it opens, the printed sheets of a day and a week.
    // A new one begins with what its event knows, and says of a lot that serves another region.
    // What is typed for a day is kept against the way out, another day, another person and a closed browser, and is never overwritten.
    // Days apart from those of its event, days that nobody registered, and meals that several items can be are told; so are a waste that the
    // served meals cannot explain and meals above the seats, while one types. The form's own button saves the day as well.
    'competitions/canteen': 2700,
  }
  // Special pages of a record are written by hand, so they do not count.
  const inFolder = (folder: string) => sourceFiles(folder).filter((file) => !/\/(messages|samples|table|seed)\.ts$|\/home\//.test(file))
  const codeOf = (file: string) => linesOf(file) - (readFileSync(join(root, file), 'utf8').match(/^\s*\/\*\* .* \*\/$/gm)?.length ?? 0)
  const total = (folder: string) => inFolder(folder).reduce((sum, file) => sum + codeOf(file), 0)
  it.each(entityFolders().filter((folder) => !larger.has(folder)))('%s', (folder) => {
    expect(total(`sdk/src/resources/${folder}`)).toBeLessThanOrEqual(limits[folder] ?? 150)
    expect(linesOf(`reference-api/src/entities/${posix.basename(folder)}/entity.ts`)).toBeLessThanOrEqual(60)
  })
})
