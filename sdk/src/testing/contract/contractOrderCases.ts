import { create, type Created, departments, expect, remove, type ServerUnderTest, shape, signedIn } from './contractCalls.js'
import type { ContractCase } from './contractCase.js'

interface Listing {
  readonly names: string
  readonly ids: string
  readonly meta: Readonly<Record<string, unknown>>
}

interface Sample {
  readonly made: readonly Created[]
  /** The sample's records that match `words`, in the order of `query`. */
  list(query: string, words?: string): Promise<Listing>
}

/** The order of lists, and which texts a search treats as equal. */
export const orderCases: readonly ContractCase[] = [
  {
    name: 'lists with total, page and size, in the order asked for',
    run: (server) =>
      withSample(server, ['Casa', 'Ala', 'Bloco'], async ({ list }) => {
        expect((await list('&ordem=name')).names, 'Ala,Bloco,Casa', 'ascending')
        expect((await list('&ordem=-name')).names, 'Casa,Bloco,Ala', 'descending')
        const page = await list('&pagina=2&por_pagina=2&ordem=-name')
        expect(page.names, 'Ala', 'the second page')
        const { total, totalIsExact, page: number, perPage } = page.meta
        expect([total, totalIsExact, number, perPage].join(), '3,true,2,2', 'meta')
      }),
  },
  {
    name: 'sorts an accented letter beside its plain one, and by the accent where nothing else decides',
    run: (server) =>
      withSample(server, ['Zona', 'Água', 'Banco', 'avental', 'Ábaco', 'Agua'], async ({ list }) => {
        expect((await list('&ordem=name')).names, 'Ábaco,Agua,Água,avental,Banco,Zona', 'ascending')
        expect((await list('&ordem=-name')).names, 'Zona,Banco,avental,Água,Agua,Ábaco', 'descending')
      }),
  },
  {
    name: 'breaks ties by number in the direction of the last key, and shows each record on one page',
    run: (server) =>
      withSample(server, ['Meio', 'Fim', 'Começo'], async ({ made, list }) => {
        const ids = made.map(({ id }) => id)
        expect((await list('&ordem=kind')).ids, ids.join(), 'by a kind that all have')
        expect((await list('&ordem=-kind')).ids, ids.toReversed().join(), 'descending')
        expect((await list('&ordem=kind,name')).names, 'Começo,Fim,Meio', 'by a second key')
        const pages = [1, 2, 3].map((page) => list(`&ordem=kind&por_pagina=1&pagina=${page}`))
        expect((await Promise.all(pages)).map((page) => page.ids).join(), ids.join(), 'page by page')
      }),
  },
  {
    name: 'finds a name with and without its accents, in whatever case',
    run: (server) =>
      withSample(server, ['Ginásio João Alves', 'Ginasio Joao Reis', 'Ginásio Joana Dias'], async ({ list }) => {
        for (const words of ['joao', 'João', 'JOÃO', 'joão ginasio'])
          expect((await list('&ordem=name', words)).names, 'Ginásio João Alves,Ginasio Joao Reis', words)
        expect((await list('', 'joaozinho')).names, '', 'a name that nobody has')
      }),
  },
]

/** Creates departments with these names in order, marked to distinguish them, and removes them afterwards. */
async function withSample(server: ServerUnderTest, names: readonly string[], check: (sample: Sample) => Promise<void>): Promise<void> {
  const call = await signedIn(server)
  const mark = `M${Math.floor(Math.random() * 1e9)}`
  const made: Created[] = []
  for (const name of names) made.push(await create(call, `${name} ${mark}`))
  await check({
    made,
    list: async (query, words = '') => {
      const { body } = await call('GET', `${departments}?busca=${encodeURIComponent(`${words} ${mark}`.trim())}${query}`)
      const rows = body.data as readonly { readonly id: number; readonly name: string }[]
      return {
        names: rows.map(({ name }) => name.replace(` ${mark}`, '')).join(),
        ids: rows.map(({ id }) => id).join(),
        meta: shape(body.meta),
      }
    },
  })
  for (const record of made) await remove(call, record)
}
