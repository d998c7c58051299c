import { expect, test } from 'vitest'
import { contracts } from '../../contracts.js'
import { builtEntities } from '../builtEntities.js'
import { sampleRecords } from './samples.js'

test('every built entity has sample records', () => {
  const filled = Object.entries<readonly object[]>(sampleRecords).flatMap(([name, records]) => (records.length > 0 ? [name] : []))
  expect(filled.sort()).toEqual(builtEntities.map(({ contract }) => contract.name).sort())
})

for (const [name, records] of Object.entries(sampleRecords)) {
  test(`sample records of ${name} could be saved`, async () => {
    const entry = contracts.find(({ contract }) => contract.name === name)
    const schema = await entry?.contract.schema()
    for (const record of records) expect(schema?.draft.safeParse(record)).toMatchObject({ success: true })
  })
}
