import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'host-web/e2e/jobs')

/** The limit of each job, as its test has it. */
function testedLimits(): Map<number, number> {
  const texts = readdirSync(folder).map((name) => (name.endsWith('.e2e.ts') ? readFileSync(join(folder, name), 'utf8') : ''))
  const calls = texts.flatMap((text) => [...text.matchAll(/expectPresses\((\d+), presses, (\d+)\)/g)])
  return new Map(calls.map(([, job, most]) => [Number(job), Number(most)]))
}

/** The limit of each job, as the figures have it. */
function writtenLimits(): Map<number, number> {
  const [, section = ''] = readFileSync(join(root, 'docs/figures.md'), 'utf8').split('\n## Jobs\n')
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (\d+) [^|]*\|[^|]*\| (\d+)[^|]*\|/gm)
  return new Map([...rows].map(([, job, most]) => [Number(job), Number(most)]))
}

test('the figures name the limit of each job as its test has it', () => {
  const tested = testedLimits()
  expect(tested.size).toBeGreaterThan(10)
  expect(Object.fromEntries(writtenLimits())).toEqual(Object.fromEntries(tested))
})
