import { afterEach, expect, it } from 'vitest'
import { type Acts, isRecord, speak } from './calls.js'
import { fitsFrame, fitsPage } from './messages.js'

interface Asked {
  readonly twice: number
  readonly fail: string
  readonly note: string
}

const ends: MessagePort[] = []
afterEach(() => ends.splice(0).forEach((port) => port.close()))

function twoSides(acts: Partial<Acts<Asked>> = {}) {
  const { port1, port2 } = new MessageChannel()
  ends.push(port1, port2)
  const shapes = { twice: (value: unknown) => typeof value === 'number', fail: () => true, note: () => true }
  speak<Asked, Asked>(port2, shapes, {
    twice: (number) => number * 2,
    fail: (code) => Promise.reject(Object.assign(new Error('It failed.'), { code })),
    note: () => undefined,
    ...acts,
  })
  return { one: speak<Asked, Asked>(port1, shapes, { twice: Number, fail: () => undefined, note: () => undefined }), raw: port1 }
}

it('answers a question with what the other side returns, also later', async () => {
  const { one } = twoSides({ twice: async (number) => number * 2 })
  expect(await Promise.all([one.ask('twice', 2), one.ask('twice', 4)])).toEqual([4, 8])
})

it('passes on what the other side throws, with its code', async () => {
  const { one } = twoSides()
  await expect(one.ask('fail', 'token-missing')).rejects.toMatchObject({ message: 'It failed.', code: 'token-missing' })
})

it('answers with the reason when an answer cannot be sent', async () => {
  const { one } = twoSides({ twice: () => () => 'a function' })
  await expect(one.ask('twice', 1)).rejects.toThrow(/could not be cloned/)
})

it('drops what has no name, another name, or another shape', async () => {
  const heard: unknown[] = []
  const { one, raw } = twoSides({ note: (value) => heard.push(value), twice: (number) => heard.push(number) })
  for (const message of [
    null,
    'note',
    42,
    {},
    { name: 'toString', value: 1 },
    { name: 'constructor', value: 1 },
    { name: 'twice', value: '1' },
    { answer: 99, value: 1 },
  ])
    raw.postMessage(message)
  await one.ask('note', 'the last')
  expect(heard).toEqual(['the last'])
})

it('knows the shapes of what a page and its frame say', () => {
  const beginning = {
    path: '/pessoas',
    locale: '',
    look: {},
    links: { productUrl: 'https://produto.example/' },
    typed: ['/pessoas/7'],
    isUnsaved: true,
    memory: { page: 'ab', key: 'cd' },
  }
  expect(fitsFrame.begin(beginning)).toBe(true)
  for (const part of Object.keys(beginning)) expect(fitsFrame.begin({ ...beginning, [part]: 7 }), part).toBe(false)
  for (const links of [{}, { page: 'javascript:alert(1)', queryKey: 'esporte' }, { productUrl: 'data:text/html,x' }])
    expect(fitsFrame.begin({ ...beginning, links })).toBe(false)
  expect(fitsFrame.view({ start: 0, end: 12.5 })).toBe(true)
  for (const length of [-1, Number.NaN, Number.POSITIVE_INFINITY, '1']) expect(fitsFrame.view({ start: length, end: 0 })).toBe(false)
  expect(fitsPage.event({ name: 'saved', detail: { path: '/pessoas/7', id: 7 } })).toBe(true)
  // A frame tells no event of the page's own.
  for (const name of ['click', 'error', '', 7]) expect(fitsPage.event({ name, detail: {} })).toBe(false)
  expect(fitsPage.event({ name: 'saved', detail: null })).toBe(false)
  expect(fitsPage.move({ path: 'x'.repeat(4001), how: 'push' })).toBe(false)
  expect(fitsPage.token('start')).toBe(true)
  expect(fitsPage.token('steal')).toBe(false)
  expect(isRecord(null)).toBe(false)
})
