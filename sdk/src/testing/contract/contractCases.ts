import type { ContractCase } from './contractCase.js'
import { orderCases } from './contractOrderCases.js'
import { queryCases } from './contractQueryCases.js'
import { recordCases } from './contractRecordCases.js'
import { type Created, create, draft, expect, match, remove, departments, shape, signedIn, caller } from './contractCalls.js'

/** Facts about the user of a sign-in that only some have. */
const toldOfFew: readonly string[] = ['isLimited']

/**
 * What every server of the whole contract does, tested with sign-in, departments, people, places and preferences; run the cases against a server that
 * replaces the product's. They do not check entities of your own.
 */
export const contractCases: readonly ContractCase[] = [
  ...recordCases,
  ...queryCases,
  ...orderCases,
  {
    name: 'refuses a wrong password with 401 and the code of wrong credentials',
    run: async (server) => {
      const answer = await caller(server)('POST', '/sessao/login', { username: server.username, password: `${server.password}?` })
      expect(answer.status, 401, 'status')
      expect(answer.body.code, 'credentials', 'code')
    },
  },
  {
    name: 'answers a sign-in with token, expiry and user',
    run: async (server) => {
      const answer = await caller(server)('POST', '/sessao/login', { username: server.username, password: server.password })
      expect(answer.body.status_code, 200, 'status_code')
      const data = shape(answer.body.data)
      expect(typeof data.token, 'string', 'data.token')
      expect(Number.isNaN(Date.parse(String(data.expiresAt))), false, 'data.expiresAt is no date')
      expect(
        Object.keys(shape(shape(data.session).usuario))
          .filter((key) => !toldOfFew.includes(key))
          .sort()
          .join(),
        'email,id,nome',
        'data.session.usuario',
      )
    },
  },
  {
    name: 'accepts a request for a reset whether the user exists or not',
    run: async (server) => {
      for (const username of [server.username, 'ninguem']) {
        const answer = await caller(server)('POST', '/sessao/recuperar-senha', { username })
        expect(answer.status, 202, 'status')
      }
    },
  },
  {
    name: 'answers 401 without a token',
    run: async (server) => expect((await caller(server)('GET', departments)).status, 401, 'status'),
  },
  {
    name: 'answers rows that do not wait for their number, and the number apart',
    run: async (server) => {
      const call = await signedIn(server)
      const first = await create(call, 'Setor Contado Um')
      const second = await create(call, 'Setor Contado Dois')
      const rows = await call('GET', `${departments}?busca=setor%20contado&por_pagina=1&contar=0`)
      const { total, totalIsExact } = shape(rows.body.meta)
      expect([',false', '2,true'].includes([total, totalIsExact].join()), true, 'meta of a full page: no number, or the right one')
      const last = shape((await call('GET', `${departments}?busca=setor%20contado&por_pagina=5&contar=0`)).body.meta)
      expect([last.total, last.totalIsExact].join(), '2,true', 'meta of the last page, where the number is plain')
      const count = shape((await call('GET', `${departments}/contagem?busca=setor%20contado`)).body.data)
      expect([count.total, count.totalIsExact].join(), '2,true', 'contagem')
      await remove(call, first)
      await remove(call, second)
    },
  },
  {
    name: 'finds records of every entity by a text in the body, which stands in no address',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Divisão de Ofícios Únicos')
      const answer = await call('POST', '/busca', { q: 'oficios unicos' })
      const hits = answer.body.data as readonly { readonly path: string; readonly id: number }[]
      expect(
        hits.some(({ path, id }) => path === departments && id === created.id),
        true,
        'the record is found',
      )
      expect(((await call('POST', '/busca', { q: 'o' })).body.data as readonly unknown[]).length, 0, 'one letter finds nothing')
      await remove(call, created)
    },
  },
  {
    name: 'tells first the records that begin with what is searched, then those of which a word does',
    run: async (server) => {
      const call = await signedIn(server)
      const made: Created[] = []
      for (const name of ['Ala Mexaviante', 'Núcleo do Xaviantismo', 'Xaviante Norte']) made.push(await create(call, name))
      const hits = (await call('POST', '/busca', { q: 'xaviant' })).body.data as readonly { readonly label: string }[]
      expect(hits.map(({ label }) => label).join(), 'Xaviante Norte,Núcleo do Xaviantismo,Ala Mexaviante', 'the order')
      const near = (await call('GET', `${departments}?busca=xaviant&ordem=busca`)).body.data as readonly { readonly name: string }[]
      expect(near.map(({ name }) => name).join(), 'Xaviante Norte,Núcleo do Xaviantismo,Ala Mexaviante', 'the order of a list')
      const words = (await call('GET', `${departments}?busca=norte%20xaviant`)).body.data as readonly { readonly name: string }[]
      expect(words.map(({ name }) => name).join(), 'Xaviante Norte', 'words in another order')
      for (const each of made) await remove(call, each)
    },
  },
  {
    name: 'finds a record by its number after #, so that a list can name it without what is personal',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor Numerado')
      const found = async (search: string) =>
        ((await call('GET', `${departments}?busca=${encodeURIComponent(search)}`)).body.data as readonly { readonly id: number }[])
          .map(({ id }) => id)
          .join()
      expect(await found(`#${created.id}`), String(created.id), 'the record of that number')
      expect(await found('#0'), '', 'no record has the number 0')
      await remove(call, created)
    },
  },
  {
    name: 'creates, reads, updates and deletes a record, counting its versions',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor de Casos do Contrato')
      const read = shape((await call('GET', `${departments}/${created.id}`)).body.data)
      expect(read.name, 'Setor de Casos do Contrato', 'name')
      const updated = await call(
        'PUT',
        `${departments}/${created.id}`,
        draft('Setor Renomeado', String(read.acronym)),
        match(created.version),
      )
      expect(updated.status, 200, 'status of the update')
      const { version } = shape(updated.body.data)
      expect(Number(version) > created.version, true, 'the version grows')
      await remove(call, { id: created.id, version: Number(version) })
      expect((await call('GET', `${departments}/${created.id}`)).status, 404, 'status after the deletion')
    },
  },
  {
    name: 'answers 428 to a write without If-Match and 412 with the current record to a stale one',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor de Versões')
      const body = draft('Setor de Versões', created.acronym)
      expect((await call('PUT', `${departments}/${created.id}`, body)).status, 428, 'without If-Match')
      const stale = await call('PUT', `${departments}/${created.id}`, body, match(created.version + 7))
      expect(stale.status, 412, 'stale')
      expect(shape(stale.body.data).id, created.id, 'the current record')
      await remove(call, created)
    },
  },
  {
    name: 'answers 422 with the fields that are wrong, and their codes',
    run: async (server) => {
      const call = await signedIn(server)
      const answer = await call('POST', departments, { ...draft('', 'X9'), email: 'nada' })
      expect(answer.status, 422, 'status')
      const issues = answer.body.issues as readonly { readonly path: string; readonly code: string }[]
      expect(issues.find(({ path }) => path === 'name')?.code, 'required', 'name')
      expect(issues.find(({ path }) => path === 'email')?.code, 'email', 'email')
      expect(Array.isArray(shape(answer.body.errors).name), true, 'errors.name is a list')
    },
  },
  {
    name: 'answers 400 to a body that is no JSON',
    run: async (server) => {
      const call = await signedIn(server)
      expect((await call('POST', departments, '{"name":')).status, 400, 'status')
    },
  },
  {
    name: 'answers 404 to a record that is not there',
    run: async (server) => {
      const call = await signedIn(server)
      expect((await call('GET', `${departments}/999999999`)).status, 404, 'status')
    },
  },
  {
    name: 'activates and inactivates by action, and says how many',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor Intermitente')
      for (const [action, status] of [
        ['inativar', 'inativo'],
        ['ativar', 'ativo'],
      ] as const) {
        const answer = await call('POST', `${departments}/acoes/${action}`, { ids: [created.id] })
        expect(shape(answer.body.data).done, 1, `done by ${action}`)
        expect(shape((await call('GET', `${departments}/${created.id}`)).body.data).status, status, 'status')
      }
      await call('POST', `${departments}/acoes/excluir`, { ids: [created.id] })
    },
  },
  {
    name: 'restores what an action deleted',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor Restaurado')
      await call('POST', `${departments}/acoes/excluir`, { ids: [created.id] })
      const answer = await call('POST', `${departments}/acoes/restaurar`, { ids: [created.id] })
      expect(shape(answer.body.data).done, 1, 'done')
      expect((await call('GET', `${departments}/${created.id}`)).status, 200, 'status')
      await call('POST', `${departments}/acoes/excluir`, { ids: [created.id] })
    },
  },
  {
    name: 'answers the states of Brazil and the cities of Paraná',
    run: async (server) => {
      const call = await signedIn(server)
      const states = (await call('GET', '/localidades/estados?pais_id=76')).body.data as readonly { readonly id: number }[]
      expect(
        states.some(({ id }) => id === 41),
        true,
        'Paraná is 41',
      )
      const cities = (await call('GET', '/localidades/cidades?estado_id=41')).body.data as readonly { readonly id: number }[]
      expect(
        cities.some(({ id }) => id === 4106902),
        true,
        'Curitiba is 4106902',
      )
    },
  },
  {
    name: 'keeps preferences',
    run: async (server) => {
      const call = await signedIn(server)
      await call('PUT', '/preferencias', { locale: 'es-ES' })
      expect(shape((await call('GET', '/preferencias')).body.data).locale, 'es-ES', 'locale')
      await call('PUT', '/preferencias', {})
    },
  },
  {
    name: 'changes single preferences and leaves the others as they are',
    run: async (server) => {
      const call = await signedIn(server)
      await call('PUT', '/preferencias', { locale: 'es-ES', density: 'compact', list: { columns: ['name'] } })
      const answer = await call('PATCH', '/preferencias', { density: null, list: { columns: ['status'] } })
      expect(answer.status, 200, 'status')
      const kept = JSON.stringify((await call('GET', '/preferencias')).body.data)
      expect(JSON.stringify(answer.body.data), kept, 'the answer is what is kept')
      const { locale, density, list } = shape(JSON.parse(kept))
      expect([locale, density, JSON.stringify(list)].join(), 'es-ES,,{"columns":["status"]}', 'preferences')
      await call('PUT', '/preferencias', {})
    },
  },
  {
    name: 'ends a session at logout',
    run: async (server) => {
      const call = await signedIn(server)
      await call('POST', '/sessao/logout')
      expect((await call('GET', departments)).status, 401, 'status')
    },
  },
]
