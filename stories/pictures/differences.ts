import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { type Accepting, afterAccepting, type Report } from './accepting.js'
import { choosePictures, type Picture } from './chosen.js'
import { readDiffering } from './differing.js'
import { acceptance, comparedText, type Difference, reportPage, type Side, titleOf } from './reportPage.js'
import { nearestNames, wantedPictures } from './wanted.js'

const folder = join(import.meta.dirname, 'report')
/** Milliseconds between two lines of progress. */
const pause = 15_000

interface Tried {
  readonly test: TestCase
  readonly result: TestResult
}

/** Tells how far it is, names what differs, and writes `report/index.html`, which opens from a file. */
export default class Differences implements Reporter {
  private readonly last = new Map<string, Tried>()
  private isAccepting = false
  private count = 0
  private saidAt = 0
  private unknown: readonly string[] = []
  private before: ReadonlyMap<string, string> = new Map()

  onBegin(config: FullConfig, suite: Suite): void {
    this.isAccepting = config.updateSnapshots === 'changed'
    this.count = suite.allTests().length
    this.unknown = wantedPictures().unknown
    this.before = contents()
    for (const word of this.unknown)
      this.say(`No picture is called ${word}. The nearest: ${nearestNames(choosePictures(), word).join(', ')}`)
    if (this.count > 0) this.say(`Comparing ${counted(this.count, 'picture')}…`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.last.set(test.id, { test, result })
    if (Date.now() - this.saidAt < pause || this.last.size === this.count) return
    const differing = [...this.last.values()].filter(isWrong).length
    this.say(`  ${this.last.size} of ${this.count}${differing > 0 ? `, ${differing} differ` : ''}`)
  }

  onError(error: { readonly message?: string }): void {
    this.say(error.message ?? 'The pictures could not be compared.')
  }

  /** A word that names nothing is a failure, although the others were compared. */
  onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    this.tellResult(status)
    return Promise.resolve({ status: status === 'passed' && this.unknown.length > 0 ? 'failed' : status })
  }

  private tellResult(status: FullResult['status']): void {
    const all = [...this.last.values()].toSorted((one, other) => (one.test.title < other.test.title ? -1 : 1))
    const isInterrupted = status === 'interrupted'
    // What was under way when somebody stopped it is no difference.
    const wrong = all.filter((tried) => isWrong(tried) && !(isInterrupted && isClosed(tried)))
    const repeated = all.filter(({ result }) => result.status === 'passed' && result.retry > 0)
    if (repeated.length > 0) this.say(`At the second try: ${repeated.map(({ test }) => test.title).join(', ')}`)
    if (all.length === 0) return
    const found = differencesOf(wrong)
    const compared = { at: now(), count: all.length, of: choosePictures().length, isInterrupted }
    if (this.isAccepting) {
      const accepted = changedSince(this.before)
      this.say(acceptedText(accepted, all.length - wrong.length))
      markAccepted({ found, compared, accepted, names: all.map(({ test }) => test.title) })
    } else writeReport({ found, compared })
    if (isInterrupted) this.say(comparedText(compared))
    if (wrong.length > 0) this.say(summaryOf(found, all.length))
    else if (status === 'passed' && !this.isAccepting) this.say(`Nothing differs: ${counted(all.length, 'picture')}.`)
  }

  printsToStdio(): boolean {
    return true
  }

  private say(text: string): void {
    this.saidAt = Date.now()
    process.stdout.write(`${text}\n`)
  }
}

/** What each accepted picture holds, by its name; a new one holds nothing yet. */
function contents(): ReadonlyMap<string, string> {
  const files = choosePictures().map(({ name }) => [name, join(import.meta.dirname, 'accepted', `${name}.png`)] as const)
  return new Map(files.map(([name, file]) => [name, existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '']))
}

function changedSince(before: ReadonlyMap<string, string>): readonly Picture[] {
  const after = contents()
  return choosePictures().filter(({ name }) => before.get(name) !== after.get(name))
}

/** What was accepted, and that the rest was as before. */
function acceptedText(changed: readonly Picture[], compared: number): string {
  const rest = compared - changed.length
  const same = rest > 0 ? ` ${counted(rest, 'picture')} ${rest === 1 ? 'is' : 'are'} as before.` : ''
  return changed.length === 0
    ? `Nothing to accept: nothing differs.${same}`
    : `Accepted: ${changed.map(({ name }) => name).join(', ')}.${same}`
}

const isWrong = ({ result }: Tried) => result.status !== 'passed' && result.status !== 'skipped'
/** Its browser was closed while it was under way. */
const isClosed = ({ result }: Tried) => result.status === 'interrupted' || /has been closed/.test(result.error?.message ?? '')
/** `2026-11-30 14:05 UTC` */
const now = () => `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function differencesOf(wrong: readonly Tried[]): readonly Difference[] {
  const pictures = new Map(choosePictures().map((picture) => [picture.name, picture]))
  return wrong.flatMap(({ test, result }) => {
    const picture = pictures.get(test.title)
    if (!picture) return []
    const files = (['expected', 'actual', 'diff'] as const).flatMap((side) => {
      const path = result.attachments.find(({ name }) => name.endsWith(`-${side}.png`))?.path
      return path === undefined ? [] : [[side, path] as const]
    })
    const hasPicture = files.some(([side]) => side === 'actual')
    const reason = hasPicture ? undefined : (result.error?.message?.split('\n')[0] ?? result.status)
    const sides = Object.fromEntries(files) as Partial<Record<Side, string>>
    return [{ picture, reason, files: sides, differing: sides.diff === undefined ? undefined : readDiffering(readFileSync(sides.diff)) }]
  })
}

/** What differs, with the command that accepts each, and at last the one that accepts all of it. */
function summaryOf(found: readonly Difference[], count: number): string {
  const lines = found.map(({ picture, reason }) =>
    reason ? `  ${titleOf(picture)}: ${reason}` : `  ${titleOf(picture)}\n    accept it: ${acceptance([picture.name])}`,
  )
  const wanted = found.flatMap(({ picture, reason }) => (reason === undefined ? [picture.name] : []))
  const isWhole = count === choosePictures().length
  return [
    `${found.length} of ${count} differ:`,
    ...lines,
    'Before, after and difference: open stories/pictures/report/index.html, or run npm run pictures -- --show',
    ...(wanted.length > 1 ? [`Accept all: ${acceptance(isWhole ? [] : wanted)}`] : []),
  ].join('\n')
}

function writeReport(report: Report): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyPictures(report.found)
  writePage(report)
}

/** In the report that was looked at. */
function markAccepted(run: Accepting): void {
  mkdirSync(folder, { recursive: true })
  copyPictures(run.found)
  writePage(afterAccepting(readReport(), run))
}

function copyPictures(found: readonly Difference[]): void {
  for (const { picture, files } of found)
    for (const [side, path] of Object.entries(files)) copyFileSync(path, join(folder, `${picture.name}-${side}.png`))
}

/** The page, and what it is made of, for the run that accepts some of it. */
function writePage({ found, compared }: Report): void {
  writeFileSync(join(folder, 'index.html'), reportPage(found, compared))
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ found, compared }))
}

function readReport(): Report | undefined {
  const file = join(folder, 'report.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
