import { expect, it } from 'vitest'
import { settle } from '../session/fakeClock.testkit.js'
import { exportEntry, readExported } from './exportEntry.js'
import { openTab, photo, refusal, write } from './outbox.testkit.js'

const anything = () => true

/** An entry that the server refuses, with its file. */
async function exported(name = 'p') {
  const tab = openTab()
  tab.server.state.refuses.set('/v/7', refusal(422, 'invalid'))
  const given = write('v/7', { body: { photo: { outboxFile: name } } })
  const [entry] = await tab.outbox.add({ write: given, files: [photo(name, 'the picture')] })
  for (let turn = 0; turn < 8; turn += 1) await settle()
  if (!entry) throw new Error('nothing was added')
  return { given, file: await exportEntry(tab.outbox, entry, 'Ana Prado') }
}

it('an entry that can never be sent leaves as a file, and another page takes it in and sends it with its photo', async () => {
  const { given, file } = await exported()
  const office = openTab()
  const taken = await readExported(file, anything)
  expect(taken).toMatchObject({ by: 'Ana Prado', at: expect.stringMatching(/^\d{4}-/) })
  // The author's name stays with it, on whichever device it waits.
  expect(taken.write).toEqual({ ...given, label: `${given.label} (Ana Prado)` })
  await office.outbox.add(taken)
  await expect
    .poll(() => [office.server.written, [...office.server.files.values()]])
    .toEqual([[{ path: '/v/7', body: { photo: 1 } }], ['the picture']])
})

it.each([
  ['no JSON', 'nothing of ours'],
  ['another kind', '{"kind":"other"}'],
  ['an address elsewhere', '{"kind":"esporte-parana-outbox","write":{"method":"PUT","path":"//evil.example/x"},"files":[]}'],
  ['a lost file', '{"kind":"esporte-parana-outbox","write":{"method":"PUT","path":"/v/7"},"files":[{"name":"p","base64":""}]}'],
])('a file with %s is taken in nowhere', async (_, text) => {
  await expect(readExported(new Blob([text]), anything)).rejects.toThrow()
})

it('a write that is nothing to the page is not taken in', async () => {
  const { file } = await exported()
  await expect(readExported(file, ({ path }) => path.startsWith('/vistorias/'))).rejects.toThrow()
})
