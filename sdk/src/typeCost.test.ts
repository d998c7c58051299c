import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import entities from '../entities.json' with { type: 'json' }

// Engine, blocks and slot components cost 80,000 instantiations, a flat entity 6,000 to 17,000. A schema typed with zod's own classes costs
// 300,000.
// Kinds know the type of their values, schemas follow from fields, and texts from the names of a contract. Entities whose schema is still written by hand cost zod's types besides.
const engine = 124_000
const flatEntity = 18_000
const larger: Readonly<Record<string, number | undefined>> = {
  'people/person': 65_000,
  'service-memos/supplier': 32_000,
  'competitions/event': 32_000,
  // The counts of a day are guarded, and asked about, as a form's fields are.
  'competitions/canteen': 36_000,
  'sports-programme/organization': 38_000,
  'service-memos/tender': 40_000,
  // The commands of its items open their dialogs from its section.
  'service-memos/lot': 75_000,
  // Its builder uses the form.
  'inspections/questionnaire': 94_000,
  // Four kinds of rows, and dialogs that fill in one another's fields.
  'service-memos/service-request': 110_000,
}
/** A section with a component adds the code that renders it, such as the whole list engine. Sections share that cost. */
const slots = 390_000

test('checking the types of the resources stays cheap, by what each entity may cost', { timeout: 60_000 }, async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))
  const project = fileURLToPath(new URL('../tsconfig.resources.json', import.meta.url))
  const { stdout } = await promisify(execFile)(tsc, ['-p', project, '--noEmit', '--extendedDiagnostics'])
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1])
  const budget = Object.keys(entities).reduce((sum, folder) => sum + (larger[folder] ?? flatEntity), engine + slots)
  expect(instantiations).toBeGreaterThan(0)
  expect(instantiations).toBeLessThan(budget)
})
