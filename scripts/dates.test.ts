import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './importGraph.mjs'

const folders = ['sdk/src', 'sdk/exports', 'reference-api/src', 'host-web', 'host-portal-embed', 'stories', 'scripts']
const own = ['sdk/src/validators/brasilia.ts', 'sdk/src/validators/brasilia.test.ts', 'scripts/dates.test.ts']
/** A day taken from the habit of a language: `en-CA` writes ISO dates in one browser and `11/26/2026` in the next. */
const habit = /DateTimeFormat\(\s*['"[]|toLocale(Date|Time)String\(|['"](en-CA|fr-CA|sv-SE|sv|lt-LT)['"]|longOffset/

it('are never taken from the way in which a language writes them: `inBrasilia` reads them part by part', () => {
  const files = folders.flatMap((folder) => sourceFiles(folder)).filter((file) => !own.includes(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => habit.test(readFileSync(file, 'utf8')))).toEqual([])
})

it.each([
  "new Intl.DateTimeFormat('en-CA', { timeZone })",
  "new Intl.DateTimeFormat(['pt-BR'])",
  'day.toLocaleDateString()',
  "const iso = 'sv-SE'",
])('such as %s', (source) => expect(habit.test(source)).toBe(true))
