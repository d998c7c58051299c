import { expect, test } from 'vitest'
import { EmbeddedThread, SlowStartError } from './EmbeddedThread.js'

test('a start that takes too long says so, and the next one may take its time', async () => {
  const settings = { dataDir: undefined, template: undefined, settings: '' }
  const hurried = new EmbeddedThread(settings, async () => undefined, 1)
  await expect(hurried.start()).rejects.toThrow(SlowStartError)
  const patient = new EmbeddedThread(settings, async () => undefined)
  expect((await patient.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await patient.close()
})
