import { beforeEach, expect, it, vi } from 'vitest'
import { newSecret } from './hex.js'
import { createSealedMemory } from './sealedMemory.js'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => {
    kept.set(name, text)
    Object.defineProperty(storage, name, { value: text, enumerable: true, configurable: true })
  },
  removeItem: (name: string) => {
    kept.delete(name)
    Reflect.deleteProperty(storage, name)
  },
}

beforeEach(() => {
  for (const name of kept.keys()) storage.removeItem(name)
  vi.stubGlobal('sessionStorage', storage)
})

const page = () => ({ page: newSecret(), key: newSecret() })

it('gives a text to the next frame of the same page, and keeps nothing that can be read without its key', async () => {
  const here = page()
  await createSealedMemory(here).write('a', { values: { nome: 'Ana Ribeiro', nascimento: '1990-01-02' } })
  expect([...kept.values()].join()).not.toMatch(/Ana|1990/)
  expect(await createSealedMemory(here).read()).toEqual([{ values: { nome: 'Ana Ribeiro', nascimento: '1990-01-02' } }])
})

it('removes what another page of the tab has left', async () => {
  await createSealedMemory(page()).write('a', 'left')
  expect(await createSealedMemory(page()).read()).toEqual([])
  expect(kept.size).toBe(0)
})

it('has no text where the key is another one', async () => {
  const here = page()
  await createSealedMemory(here).write('a', 'secret')
  expect(await createSealedMemory({ ...here, key: newSecret() }).read()).toEqual([])
})

it('keeps the last text of an id, and none that was removed meanwhile', async () => {
  const memory = createSealedMemory(page())
  const writing = [memory.write('a', 'first'), memory.write('a', 'second'), memory.write('b', 'gone')]
  memory.remove('b')
  await Promise.all(writing)
  expect(await memory.read()).toEqual(['second'])
})

it('goes on where nothing can be stored', async () => {
  const memory = createSealedMemory(page())
  vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(memory.write('a', 'text')).resolves.toBeUndefined()
})
