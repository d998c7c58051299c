import { expect, test } from 'vitest'
import { contracts } from '../../contracts.js'
import { sampleRecords } from './samples.js'

for (const [name, records] of Object.entries(sampleRecords)) {
  test(`sample records of ${name} could be saved`, async () => {
    const entry = contracts.find(({ contract }) => contract.name === name)
    const schema = await entry?.contract.schema()
    for (const record of records) expect(schema?.draft.safeParse(record)).toMatchObject({ success: true })
  })
}
