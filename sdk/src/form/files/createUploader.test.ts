import { expect, it } from 'vitest'
import { createUploader } from './createUploader.js'

/** Uploads that end when the test says so. */
function start() {
  const sent = new Map<string, () => void>()
  const told: string[] = []
  const uploader = createUploader({
    upload: ({ name, size }, { signal }) =>
      new Promise((resolve, reject) => {
        sent.set(name, () => resolve({ id: sent.size, fileName: name, mime: 'application/pdf', sizeBytes: size, sha256: '' }))
        signal?.addEventListener('abort', () => reject(new Error('called off')))
      }),
    onChange: ({ name }, state) => told.push(`${name} ${state?.problem ?? state?.status ?? 'gone'}`),
    onStored: ({ fileName }) => told.push(`${fileName} stored`),
  })
  const file = (name: string) => new File(['%PDF-'], name)
  return { uploader, sent, told, files: ['a', 'b', 'c', 'd', 'e'].map(file) }
}

it('sends three at once and the rest as places get free', async () => {
  const { uploader, sent, files } = start()
  uploader.send(files)
  await expect.poll(() => [...sent.keys()]).toEqual(['a', 'b', 'c'])
  sent.get('b')?.()
  await expect.poll(() => [...sent.keys()]).toEqual(['a', 'b', 'c', 'd'])
})

it('stores a file before it says that the file is no longer on its way', async () => {
  const { uploader, sent, told, files } = start()
  uploader.send(files.slice(0, 1))
  await expect.poll(() => sent.size).toBe(1)
  sent.get('a')?.()
  await expect.poll(() => told).toEqual(['a sending', 'a sending', 'a stored', 'a gone'])
})

it('gives the place of what is called off to the next, and hears of it no more', async () => {
  const { uploader, sent, told, files } = start()
  uploader.send(files)
  await expect.poll(() => sent.size).toBe(3)
  uploader.cancel(files[0] as File)
  uploader.cancel(files[4] as File)
  await expect.poll(() => [...sent.keys()]).toEqual(['a', 'b', 'c', 'd'])
  sent.get('a')?.()
  expect(told.filter((line) => /^[ae]/.test(line))).toEqual(['a sending', 'e sending', 'a sending', 'a gone', 'e gone'])
})

it('calls everything off at once', async () => {
  const { uploader, sent, told, files } = start()
  uploader.send(files)
  await expect.poll(() => sent.size).toBe(3)
  uploader.stop()
  expect(told.filter((line) => line.endsWith('gone'))).toHaveLength(5)
  expect(sent.size).toBe(3)
})
