import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import entities from '../entities.json' with { type: 'json' }

// Counted by one checker: four at once count what they share up to four times, and differently on other machines.
// Kinds know the type of their values, schemas follow from fields, and texts from the names of a contract.
const engine = 120_000
const flatEntity = 9_000
const larger: Readonly<Record<string, number | undefined>> = {
  'people/person': 32_000,
  'service-memos/supplier': 16_000,
  'competitions/event': 16_000,
  // The counts of a day are guarded, and asked about, as a form's fields are.
  'competitions/canteen': 18_000,
  'sports-programme/organization': 19_000,
  'service-memos/tender': 20_000,
  // The commands of its items open their dialogs from its section.
  'service-memos/lot': 37_000,
  // Its builder uses the form.
  'inspections/questionnaire': 47_000,
  // Four kinds of rows, and dialogs that fill in one another's fields.
  'service-memos/service-request': 55_000,
}
/** A section with a component adds the code that renders it, such as the whole list engine. Sections share that cost. */
const slots = 195_000

test('checking the types of the resources stays cheap, by what each entity may cost', { timeout: 60_000 }, async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))
  const project = fileURLToPath(new URL('../tsconfig.resources.json', import.meta.url))
  const { stdout } = await promisify(execFile)(tsc, ['-p', project, '--noEmit', '--checkers', '1', '--extendedDiagnostics'])
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1])
  const budget = Object.keys(entities).reduce((sum, folder) => sum + (larger[folder] ?? flatEntity), engine + slots)
  expect(instantiations).toBeGreaterThan(0)
  expect(instantiations).toBeLessThan(budget)
})
