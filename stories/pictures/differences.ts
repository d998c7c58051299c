import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { choosePictures, type Picture } from './chosen.js'

const folder = join(import.meta.dirname, 'report')
const sides = { expected: 'Before', actual: 'After', diff: 'Difference' } as const

/** Names what differs, and writes `report/index.html` with before, after and difference of each, which opens from a file. */
export default class Differences implements Reporter {
  private readonly last = new Map<string, { readonly test: TestCase; readonly result: TestResult }>()
  private isAccepting = false

  onBegin(config: FullConfig): void {
    this.isAccepting = config.updateSnapshots === 'changed'
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.last.set(test.title, { test, result })
  }

  onError(error: { readonly message?: string }): void {
    say(error.message ?? 'The pictures could not be compared.')
  }

  onEnd({ status }: FullResult): void {
    const all = [...this.last.values()].toSorted((one, other) => (one.test.title < other.test.title ? -1 : 1))
    const wrong = all.filter(({ result }) => result.status !== 'passed' && result.status !== 'skipped')
    const repeated = all.filter(({ result }) => result.status === 'passed' && result.retry > 0)
    if (repeated.length > 0) say(`At the second try: ${repeated.map(({ test }) => test.title).join(', ')}`)
    if (all.length === 0 && status !== 'passed') return
    if (all.length === 0)
      return say(
        `No picture has such a name. There are:\n${choosePictures()
          .map(({ name }) => `  ${name}\n`)
          .join('')}`,
      )
    if (this.isAccepting)
      return say(
        `${all.length} ${all.length === 1 ? 'picture is' : 'pictures are'} accepted as taken; "git status" names the changed ones.`,
      )
    writePage(wrong)
    if (wrong.length > 0)
      say(`${wrong.length} of ${all.length} differ:\n${wrong.map(({ test, result }) => `  ${test.title}${reasonOf(result)}\n`).join('')}`)
    else if (status === 'passed') say(`Nothing differs: ${all.length} ${all.length === 1 ? 'picture' : 'pictures'}.`)
  }

  printsToStdio(): boolean {
    return true
  }
}

/** Why there is no picture to compare. */
function reasonOf(result: TestResult): string {
  return pictured(result, 'actual') ? '' : `: ${result.error?.message?.split('\n')[0] ?? result.status}`
}

const pictured = ({ attachments }: TestResult, side: keyof typeof sides) =>
  attachments.find(({ name }) => name.endsWith(`-${side}.png`))?.path

function writePage(wrong: readonly { readonly test: TestCase; readonly result: TestResult }[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictures = new Map(choosePictures().map((picture) => [picture.name, picture]))
  const parts = wrong.map(({ test, result }) => {
    const figures = Object.entries(sides).map(([side, title]) => {
      const path = pictured(result, side as keyof typeof sides)
      if (path === undefined) return ''
      const file = `${test.title}-${side}.png`
      copyFileSync(path, join(folder, file))
      return `<figure><figcaption>${title}</figcaption><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${title}"></a></figure>`
    })
    return `<section><h2>${test.title}</h2><p>${placeOf(pictures.get(test.title))}${reasonOf(result)}</p><div>${figures.join('')}</div></section>`
  })
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<h1>${wrong.length === 0 ? 'Nothing differs' : `${wrong.length} pictures differ`}</h1>${parts.join('')}`,
  )
}

/** Where to look at the story, with `npm run stories` running. */
function placeOf(picture: Picture | undefined): string {
  if (!picture) return ''
  const globals = Object.entries(picture.globals ?? {}).map(([name, value]) => `${name}:${value}`)
  const address = `http://127.0.0.1:6006/?path=/story/${encodeURIComponent(picture.story)}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`
  return `<a href="${address}">${picture.story}</a> ${globals.join(', ')} ${picture.size === 'phone' ? '390 × 844' : '1280 × 800'}${picture.isPrinted ? ', printed' : ''}`
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
body { font: 1rem/1.5 system-ui; margin: 2rem; color: #1e293b; background: #f8fafc }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 } figcaption { font-weight: 600 } img { max-width: 100%; border: 1px solid #94a3b8 } section { margin-block-end: 3rem } h2 { margin: 0 } p { margin: 0 0 .5rem }
</style>`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
