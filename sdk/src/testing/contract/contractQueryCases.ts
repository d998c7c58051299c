import { type Created, create, departments, draft, expect, people, remove, shape, signedIn } from './contractCalls.js'
import type { ContractCase } from './contractCase.js'

const unreadable = [
  ...[
    'desconhecido=1',
    'pagina=0',
    'pagina=x',
    'por_pagina=101',
    'ordem=email',
    'ordem=name,name',
    'contar=2',
    'excluidos=sim',
    'ordem=updatedAt',
    'kind=clube',
  ],
  ...[
    'kind=setor,clube',
    'kind=setor..nucleo',
    'status=falecido',
    'parentId=x',
    'parentId=9..1',
    'regionId=1.5',
    `busca=${'x'.repeat(201)}`,
  ],
]
const unreadablePeople = ['birthDate=ontem', 'birthDate=2026-01-02..2026-01-01', 'hasCurrentFunction=sim', 'age=x', 'cityId=Curitiba']

/** How a server reads query parameters, and which headers its answers have. */
export const queryCases: readonly ContractCase[] = [
  {
    name: 'answers 400 to a parameter that is unknown and to a value that it does not take, and names it',
    run: async (server) => {
      const call = await signedIn(server)
      const paths = [
        ...unreadable.map((query) => `${departments}?${query}`),
        ...unreadablePeople.map((query) => `${people}?${query}`),
        `${departments}/contagem?pagina=1`,
        `${departments}/exportar.csv?desconhecido=1`,
      ]
      for (const path of paths) {
        const answer = await call('GET', path)
        const [issue] = (answer.body.issues ?? []) as readonly { readonly path: string }[]
        const name = path.replace(/^.*\?/, '').replace(/=.*$/, '')
        expect([answer.status, answer.body.code, issue?.path].join(), `400,unreadable,${name}`, path.slice(0, 80))
      }
    },
  },
  {
    name: 'refuses an action over an unknown filter rather than act on everything',
    run: async (server) => {
      const call = await signedIn(server)
      for (const filter of [{ tipo: 'setor' }, { status: 'falecido' }]) {
        const answer = await call('POST', `${departments}/acoes/excluir`, { filter, except: [], expected: 0 })
        expect([answer.status, answer.body.code].join(), '400,unreadable', JSON.stringify(filter))
      }
    },
  },
  {
    name: 'lists what was deleted newest first, and in any order asked for',
    run: async (server) => {
      const call = await signedIn(server)
      const made: Created[] = []
      for (const place of ['Um', 'Dois', 'Três']) made.push(await create(call, `Setor Excluído ${place} ${Date.now()}`))
      const [first, second, third] = made
      for (const record of [second, third, first]) {
        if (record) await remove(call, record)
        // Timestamps are exact to the millisecond, so the writes need a pause.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      const listed = async (order: string) => {
        const answer = await call('GET', `${departments}?excluidos=1&por_pagina=100${order}`)
        const known = new Map(made.map(({ id }, place) => [id, place + 1]))
        return (answer.body.data as readonly { readonly id: number }[]).flatMap(({ id }) => known.get(id) ?? []).join()
      }
      expect(await listed(''), '1,3,2', 'the last one deleted first')
      expect(await listed('&ordem=updatedAt'), '2,3,1', 'the first one deleted first')
      expect(await listed('&ordem=-id'), '3,2,1', 'by number')
    },
  },
  {
    name: 'tells where a new record is, and its version in the entity tag',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor com Endereço')
      const path = `${departments}/${created.id}`
      expect((await call('GET', path)).headers.get('ETag'), `"${created.version}"`, 'ETag of the record')
      await remove(call, created)
      const again = await call('POST', departments, draft('Setor com Outro Endereço', created.acronym))
      const { id, version } = shape(again.body.data)
      expect(again.headers.get('Location')?.endsWith(`${departments}/${String(id)}`), true, 'Location')
      expect(again.headers.get('ETag'), `"${String(version)}"`, 'ETag of the creation')
      await remove(call, { id: Number(id), version: Number(version) })
    },
  },
]
