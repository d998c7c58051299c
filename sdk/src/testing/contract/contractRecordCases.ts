import { caller, create, createPerson, departments, draft, expect, match, people, remove, shape, signedIn } from './contractCalls.js'
import type { ContractCase } from './contractCase.js'

type Entry = Readonly<Record<string, unknown>>
const reason = 'Óbito informado pela família'

/** Renewal of the session, and requests below one record. */
export const recordCases: readonly ContractCase[] = [
  {
    name: 'names the records that hold the same value in a unique field, but not the one that is edited',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await create(call, 'Setor dos Duplicados')
      const ask = (body: object) => call('POST', `${departments}/duplicados`, body)
      const found = (await ask({ values: { acronym: created.acronym } })).body.data as readonly Entry[]
      expect(found.map(({ id }) => id).join(), String(created.id), 'who holds it')
      const others = await ask({ values: { acronym: created.acronym }, except: created.id })
      expect((others.body.data as readonly Entry[]).length, 0, 'others than itself')
      expect((await ask({ values: { email: 'x' } })).status, 422, 'a field that is not unique')
      await remove(call, created)
    },
  },
  {
    name: 'renews a session by a new token, and lets what is on its way with the old one arrive',
    run: async (server) => {
      const signIn = await caller(server)('POST', '/sessao/login', { username: server.username, password: server.password })
      const { token, renewableUntil } = shape(signIn.body.data)
      const answer = await caller(server, String(token))('POST', '/sessao/renovar')
      const renewed = shape(answer.body.data)
      expect(answer.status, 200, 'status')
      expect(renewed.token !== token && typeof renewed.token === 'string', true, 'a token of its own')
      expect(renewed.renewableUntil, renewableUntil, 'the moment at which the password is due')
      expect(Object.keys(renewed).sort().join(), Object.keys(shape(signIn.body.data)).sort().join(), 'the body of a sign-in')
      for (const each of [token, renewed.token])
        expect((await caller(server, String(each))('GET', departments)).status, 200, 'status with either token')
      expect((await caller(server)('POST', '/sessao/renovar')).status, 401, 'status without a token')
    },
  },
  {
    name: 'changes a status by a transition with a reason, refuses writes in a final one, and can be undone',
    run: async (server) => {
      const call = await signedIn(server)
      const { id, version } = await createPerson(call)
      const change = (body: object) => call('POST', `${people}/${id}/situacao`, body)
      const bare = await change({ to: 'falecido', version })
      expect([bare.status, (bare.body.issues as readonly Entry[])[0]?.path].join(), '422,reason', 'without a reason')
      expect((await change({ to: 'falecido', reason, version: version + 7 })).status, 412, 'stale')
      const impossible = await change({ to: 'inativo', reason, version })
      expect([impossible.status, impossible.body.code].join(), '409,no-transition', 'a transition that does not exist')
      expect(String(shape(impossible.body.data).allowed), 'falecido', 'data.allowed')
      const contrary = await change({ transition: 'registerDeath', to: 'inativo', reason, version })
      expect([contrary.status, contrary.body.code].join(), '409,no-transition', 'a name that leads elsewhere')
      const dead = shape((await change({ to: 'falecido', reason, version })).body.data)
      expect([dead.status, dead.version].join(), `falecido,${version + 1}`, 'the record')
      const write = await call('PUT', `${people}/${id}`, { ...dead, notes: 'Outra observação' }, match(Number(dead.version)))
      expect([write.status, write.body.code].join(), '409,final', 'a write in a final status')
      const [last] = (await call('GET', `${people}/${id}/historico`)).body.data as readonly Entry[]
      expect([last?.action, last?.reason].join(), `transition,${reason}`, 'the history')
      const undone = await change({ transition: 'undoDeath', reason: 'Homônimo registrado por engano', version: dead.version })
      expect(shape(undone.body.data).status, 'inativo', 'undone')
      await call('POST', `${people}/acoes/excluir`, { ids: [id] })
    },
  },
  {
    name: 'tells the rows of a record apart by their ids, whatever places they have',
    run: async (server) => {
      const call = await signedIn(server)
      const created = await createPerson(call)
      const path = `${people}/${created.id}`
      const account = (number: string) => ({ bankCode: '001', agency: '0001', account: number, accountDigit: '1', accountType: 'corrente' })
      const person = shape((await call('GET', path)).body.data)
      const save = async (record: Entry, bankAccounts: readonly object[]) =>
        call('PUT', path, { ...record, bankAccounts }, match(Number(record.version)))
      const rowsOf = (record: Entry) => record.bankAccounts as readonly Entry[]
      const first = shape((await save(person, [{ ...account('1'), isMain: true }, account('2')])).body.data)
      const [one, two] = rowsOf(first)
      expect([typeof one?.id, typeof two?.id, one?.id === two?.id].join(), 'number,number,false', 'ids')
      const second = shape((await save(first, [account('3'), { ...two, account: '22', isMain: true }])).body.data)
      expect(
        rowsOf(second)
          .map(({ account: number }) => number)
          .join(),
        '3,22',
        'the rows in their order',
      )
      expect(rowsOf(second)[1]?.id, two?.id, 'the id of the row that stayed')
      expect([one?.id, two?.id].includes(rowsOf(second)[0]?.id), false, 'a new row under a known id')
      const gone = await save(second, [...rowsOf(second), { ...one, isMain: false }])
      expect(
        [gone.status, (gone.body.issues as readonly Entry[])[0]?.path].join(),
        '422,bankAccounts[2].id',
        'a row that is no longer there',
      )
      await call('POST', `${people}/acoes/excluir`, { ids: [created.id] })
    },
  },
  {
    name: 'tells who looked at a person, reports what is held, and anonymises once the consent has ended',
    run: async (server) => {
      const call = await signedIn(server)
      const { id } = await createPerson(call)
      const path = `${people}/${id}`
      await call('POST', `${path}/revelar`, { field: 'cpf' })
      const report = shape((await call('GET', `${path}/dados`)).body.data)
      expect(
        (report.fields as readonly Entry[]).some(({ field }) => field === 'name'),
        true,
        'the name among the fields',
      )
      const looks = (await call('GET', `${path}/consultas`)).body.data as readonly Entry[]
      expect(
        looks
          .slice(0, 2)
          .map(({ what }) => what)
          .join(),
        'reported,revealed',
        'who looked, the newest first',
      )
      const save = async (lgpd: object) => {
        const record = shape((await call('GET', path)).body.data)
        const saved = await call('PUT', path, { ...record, lgpd }, match(Number(record.version)))
        return Number(shape(saved.body.data).version)
      }
      const consent = { legalBasis: 'consentimento', consentAt: '2024-01-01', imageUse: true }
      const anonymize = (version: number) => call('POST', `${path}/anonimizar`, { reason }, match(version))
      const early = await anonymize(await save({ ...consent, consentEndedAt: null }))
      expect([early.status, early.body.code].join(), '409,person.consentValid', 'while the consent is valid')
      const answer = await anonymize(await save({ ...consent, consentEndedAt: '2025-01-01' }))
      const gone = shape(answer.body.data)
      expect([answer.status, gone.label, gone.cpf].join(), `200,Pessoa anonimizada ${id},`, 'the person')
      expect((await anonymize(Number(gone.version))).body.code, 'sealed', 'a second time')
      const [last] = (await call('GET', `${path}/historico`)).body.data as readonly Entry[]
      expect([last?.action, last?.reason].join(), `anonymize,${reason}`, 'the history')
    },
  },
  {
    name: 'reveals a masked field and keeps that it did, without the value',
    run: async (server) => {
      const call = await signedIn(server)
      const { id, cpf } = await createPerson(call)
      const answer = await call('POST', `${people}/${id}/revelar`, { field: 'cpf' })
      expect([answer.status, shape(answer.body.data).value].join(), `200,${cpf}`, 'the value')
      const read = shape((await call('GET', `${people}/${id}`)).body.data)
      const veil = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
      expect(read.cpf, veil, 'what a record holds of it')
      const saved = await call('PUT', `${people}/${id}`, { ...read, notes: 'Lido' }, match(Number(read.version)))
      expect([saved.status, shape(saved.body.data).cpf].join(), `200,${veil}`, 'a save that leaves it alone')
      const again = await call('POST', `${people}/${id}/revelar`, { field: 'cpf' })
      expect(shape(again.body.data).value, cpf, 'the value after it')
      expect((await call('POST', `${people}/${id}/revelar`, { field: 'name' })).status, 422, 'a field that is not masked')
      const [last] = (await call('GET', `${people}/${id}/historico`)).body.data as readonly Entry[]
      expect([last?.action, shape((last?.changes as readonly Entry[] | undefined)?.[0]).field].join(), 'reveal,cpf', 'the history')
      expect(JSON.stringify(last).includes(cpf), false, 'the history tells the value')
      await call('POST', `${people}/acoes/excluir`, { ids: [id] })
    },
  },
  {
    name: 'checks the rows of a file without a trace, and stores all of them or none, once for each key',
    run: async (server) => {
      const call = await signedIn(server)
      const mark = `I${Math.floor(Math.random() * 1e8)}`
      const row = (number: number, more: object = {}) => ({
        ...draft(`Setor ${mark} ${number}`, `${mark}${number}`),
        kind: 'Setor',
        ...more,
      })
      const count = async () => shape((await call('GET', `${departments}?busca=${mark}`)).body.meta).total
      const send = (rows: readonly object[], more = '', headers = {}) => call('POST', `${departments}/importar${more}`, { rows }, headers)
      const bad = [row(1), row(2, { email: 'nada' }), row(3, { acronym: `${mark}1` }), row(4, { parentId: 'Ninguém' })]
      const report = shape((await send(bad, '?simular=1')).body.data)
      const told = (report.errors as readonly Entry[]).map((each) => [each.row, (each.issues as readonly Entry[])[0]?.code].join(' '))
      expect(told.join(), '1 email,2 duplicateRow,3 reference', 'what is wrong')
      expect([report.total, report.valid].join(), '4,1', 'the sums')
      expect((await send(bad)).status, 422, 'a write with bad rows')
      expect(await count(), 0, 'stored so far')
      const key = { 'Idempotency-Key': mark }
      const first = await send([row(1), row(2)], '', key)
      expect([first.status, shape(first.body.data).created].join(), '201,2', 'a write')
      const again = await send([row(1), row(2)], '', key)
      expect(shape(again.body.data).firstId, shape(first.body.data).firstId, 'sent again')
      expect(await count(), 2, 'stored')
      const ids = ((await call('GET', `${departments}?busca=${mark}`)).body.data as readonly Entry[]).map(({ id }) => id)
      await call('POST', `${departments}/acoes/excluir`, { ids })
    },
  },
  {
    name: 'writes a record once however often the same request arrives, and refuses the key of another one',
    run: async (server) => {
      const call = await signedIn(server)
      const mark = `U${Math.floor(Math.random() * 1e9)}`
      const key = { 'Idempotency-Key': mark }
      const body = draft(`Setor ${mark}`, mark)
      const answers = await Promise.all([1, 2].map(() => call('POST', departments, body, key)))
      answers.push(await call('POST', departments, body, key))
      const { id, version } = shape(answers[0]?.body.data)
      for (const answer of answers) expect([answer.status, shape(answer.body.data).id].join(), `201,${String(id)}`, 'each answer')
      expect(shape((await call('GET', `${departments}?busca=${mark}`)).body.meta).total, 1, 'stored')
      const other = await call('POST', departments, draft(`Outro ${mark}`, `${mark}B`), key)
      expect([other.status, other.body.code, shape(other.body.data).id].join(), `409,key-reused,${String(id)}`, 'another body')
      const path = `${departments}/${String(id)}`
      const rename = () =>
        call('PUT', path, draft(`Setor ${mark} Novo`, mark), { ...match(Number(version)), 'Idempotency-Key': `${mark}-2` })
      const renamed = shape((await rename()).body.data)
      expect(shape((await rename()).body.data).version, renamed.version, 'the version of a change that is sent again')
      const free = { 'Idempotency-Key': `${mark}-3` }
      expect((await call('PUT', path, draft('', mark), { ...match(Number(renamed.version)), ...free })).status, 422, 'a refused change')
      const mended = await call('PUT', path, draft(`Setor ${mark} Certo`, mark), { ...match(Number(renamed.version)), ...free })
      expect(mended.status, 200, 'its key, free again')
      const off = () => call('POST', `${departments}/acoes/inativar`, { ids: [id] }, { 'Idempotency-Key': `${mark}-4` })
      for (const answer of [await off(), await off()]) expect(shape(answer.body.data).done, 1, 'inactivated, each time it is sent')
      const last = match(Number(shape((await call('GET', path)).body.data).version))
      const gone = () => call('DELETE', path, undefined, { ...last, 'Idempotency-Key': `${mark}-5` })
      for (const answer of [await gone(), await gone()]) expect(answer.status, 200, 'deleted, each time it is sent')
    },
  },
  {
    name: 'moves what refers to one record to another',
    run: async (server) => {
      const call = await signedIn(server)
      const [from, to] = [await create(call, 'Setor que Sai'), await create(call, 'Setor que Fica')]
      const child = await create(call, 'Setor Subordinado')
      const body = { ...draft('Setor Subordinado', child.acronym), parentId: from.id }
      const { version } = shape((await call('PUT', `${departments}/${child.id}`, body, match(child.version))).body.data)
      const move = (para: number) =>
        call('POST', `${departments}/${from.id}/reatribuir`, { para, escopo: 'vigentes', version: from.version })
      expect((await move(from.id)).status, 422, 'to itself')
      const answer = await move(to.id)
      expect(JSON.stringify(shape(answer.body.data).moved), '[{"entity":"department","field":"parentId","count":1}]', 'moved')
      const moved = shape((await call('GET', `${departments}/${child.id}`)).body.data)
      expect([moved.parentId, Number(moved.version) > Number(version)].join(), `${to.id},true`, 'the child')
      await remove(call, { id: child.id, version: Number(moved.version) })
      await remove(call, from)
      await remove(call, to)
    },
  },
]
