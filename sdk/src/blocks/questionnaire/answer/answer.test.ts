import { expect, test } from 'vitest'
import { createMemoryFiles, readPlace } from './answer.js'

test('a captured place is read as numbers', () => {
  expect(readPlace('-25.428356,-49.273251,12')).toEqual({ latitude: -25.428_356, longitude: -49.273_251, accuracy: 12 })
})

test.each(['', 'here', '-25.4,-49.2', '91,0,1', '0,181,1', null])('%s is no place', (written) => {
  expect(readPlace(written)).toBeUndefined()
})

test('files that are tried out come back by their name, and no other', async () => {
  const files = createMemoryFiles()
  const [one, two] = [new File(['1'], 'a.png'), new File(['2'], 'b.png')]
  const names = await Promise.all([files.keep(one), files.keep(two)])
  expect(await Promise.all(names.map((name) => files.read(name)))).toEqual([one, two])
  await expect(files.read('9')).rejects.toThrow('no file 9')
})
