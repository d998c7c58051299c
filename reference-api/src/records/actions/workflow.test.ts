import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { match, people, personDraft } from '../../testing/drafts.js'
import { memoEntities } from '../../testing/memo.testkit.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

const memos = '/memorandos'
const vendors = '/vendedores'
const reason = 'Autorizado pela diretoria'

let api: TestServer
let admin: Call
let clerk: Call
let director: Call
let requesterId: number
let vendorId: number
beforeAll(async () => {
  api = await startTestServer({ entities: memoEntities })
  admin = await api.signIn('admin')
  clerk = await api.signIn('gestora')
  director = await api.signInNew()
  requesterId = (await created(people, personDraft())).id
  vendorId = (await created(vendors, { name: 'Papelaria' })).id
  await change(vendors, { id: vendorId, version: 1 }, { transition: 'admit' })
  await sql`update app_user set person_id = ${requesterId} where username = 'admin'`.execute(api.database)
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
async function created(path: string, draft: object): Promise<Fields> {
  const answer = await admin('POST', path, draft)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
async function change(path: string, { id, version }: Pick<Fields, 'id' | 'version'>, body: object, call = admin): Promise<Answer> {
  return call('POST', `${path}/${id}/situacao`, { version, ...body })
}
/** Creates a memo and takes it through transitions: one user sends it, another one decides. */
async function memo(transitions: readonly string[] = [], more: object = {}): Promise<Fields> {
  let record = await created(memos, { subject: 'Resmas', vendorId, requesterId, notes: 'Para o arquivo', ...more })
  for (const transition of transitions) {
    const answer = await change(memos, record, { transition, reason }, transition === 'submit' ? clerk : director)
    expect(issuesOf(answer), transition).toEqual([])
    record = answer.body.data
  }
  return record
}
const statusOf = async (id: number) => (await admin('GET', `${memos}/${id}`)).body.data.status
const put = (record: Fields, more: object) => admin('PUT', `${memos}/${record.id}`, { ...record, ...more }, match(record.version))

describe('a named transition', () => {
  test('is chosen by its name, or by its status when only one transition leads there', async () => {
    const sent = await memo(['submit'])
    const unclear = await change(memos, sent, { to: 'aprovada', reason })
    expect([unclear.status, issuesOf(unclear)]).toEqual([422, ['transition: required']])
    expect(issuesOf(await change(memos, sent, { reason }))).toEqual(['transition: required'])
    expect(issuesOf(await change(memos, sent, { transition: 'explode' }))).toEqual(['transition: invalid'])
    const other = await change(memos, sent, { transition: 'submit' })
    expect([other.status, other.body.code, other.body.data]).toMatchObject([
      409,
      'no-transition',
      { from: 'enviada', allowed: ['aprovada', 'cancelada'], transitions: ['approve', 'approveAnyway', 'cancel'] },
    ])
    expect((await change(memos, sent, { transition: 'approve', to: 'cancelada', reason })).body.code).toBe('no-transition')
    expect((await change(memos, sent, { to: 'cancelada', reason })).body.data).toMatchObject({ status: 'cancelada', version: 3 })
  })

  test('asks for its reason only where its own declaration says so', async () => {
    const sent = await memo(['submit'])
    expect(issuesOf(await change(memos, sent, { transition: 'approveAnyway' }, director))).toEqual(['reason: required'])
    expect((await change(memos, sent, { transition: 'approve' }, director)).body.data).toMatchObject({ status: 'aprovada' })
  })
})

describe('a guard', () => {
  test('names all obstacles, on fields and on the record, and changes nothing', async () => {
    const draft = await memo([], { vendorId: null, notes: null })
    const answer = await change(memos, draft, { transition: 'submit' })
    expect([answer.status, issuesOf(answer)]).toEqual([409, ['vendorId: required', ': memo.unexplained']])
    expect((await admin('GET', `${memos}/${draft.id}`)).body.data).toMatchObject({ status: 'rascunho', version: 1 })
  })

  test('requires two different persons, only on its own transition', async () => {
    const sent = await memo(['submit'])
    const own = await change(memos, sent, { transition: 'approve' })
    expect([own.status, own.body.code]).toEqual([409, 'memo.ownRequest'])
    expect((await change(memos, sent, { transition: 'approve' }, clerk)).body.code).toBe('memo.ownRequest')
    expect((await change(memos, sent, { transition: 'approve' }, director)).status).toBe(200)
    const urgent = await memo(['submit'])
    expect((await change(memos, urgent, { transition: 'approveAnyway', reason })).status).toBe(200)
  })
})

describe('an effect', () => {
  const approved = () => memo(['submit', 'approve'])
  const entries = (id: number) => rows<{ amount: string }>(api.database, sql`select amount::text from memo_entry where memo_id = ${id}`)

  test('is written with the status, as one version, and the history tells what it changed', async () => {
    const record = await approved()
    const answer = await change(memos, record, { transition: 'commit', commitment: '2026NE1', amount: '400.00' })
    expect(answer.body.data).toMatchObject({ status: 'empenhada', commitment: '2026NE1', version: record.version + 1 })
    expect(await entries(record.id)).toEqual([{ amount: '400.00' }])
    const [last] = (await admin('GET', `${memos}/${record.id}/historico`)).rows
    expect(last).toMatchObject({
      action: 'transition',
      reason: null,
      changes: [
        { field: 'status', before: 'aprovada', after: 'empenhada' },
        { field: 'commitment', before: null, after: '2026NE1' },
      ],
    })
  })

  test('that refuses undoes its writes, and the status stays', async () => {
    const record = await approved()
    const answer = await change(memos, record, { transition: 'commit', commitment: '2026NE2', amount: '900.00' })
    expect([answer.status, answer.body.code, answer.body.issues]).toEqual([
      409,
      'memo.balance',
      [{ path: 'amount', code: 'memo.balance', params: { max: 1000 } }],
    ])
    expect([await statusOf(record.id), await entries(record.id)]).toEqual(['aprovada', []])
  })

  test('that violates a unique index is a duplicate, not a failure', async () => {
    const [first, second] = [await approved(), await approved()]
    const commit = { transition: 'commit', commitment: 'UMA-VEZ', amount: '1.00' }
    expect((await change(memos, first, commit)).status).toBe(200)
    const twice = await change(memos, second, commit)
    expect([twice.status, twice.body.code]).toEqual([409, 'duplicate'])
    expect(await entries(second.id)).toEqual([])
  })

  test('is given what its schema let through: the reason and each field are told at once', async () => {
    const record = await approved()
    expect(issuesOf(await change(memos, record, { transition: 'commit', amount: 'muito' }))).toEqual([
      'commitment: required',
      'amount: pattern',
    ])
    const guarded = await change(memos, record, { transition: 'commit', commitment: 'REPETIDO', amount: '1.00' })
    expect([guarded.status, issuesOf(guarded)]).toEqual([409, ['commitment: duplicate']])
  })
})

describe('a status', () => {
  test('leaves open what it says; the rest is refused by field, whatever else is written with it', async () => {
    const sent = await memo(['submit'])
    const refused = await put(sent, { subject: 'Canetas', vendorId: null, notes: 'Com urgência' })
    expect([refused.status, refused.body.code, issuesOf(refused)]).toEqual([409, 'locked', ['subject: locked', 'vendorId: locked']])
    const noted = await put(sent, { notes: 'Com urgência' })
    expect(noted.body.data).toMatchObject({ notes: 'Com urgência', subject: 'Resmas', version: 3 })
    const approved = await memo(['submit', 'approve'])
    expect((await put(approved, { commitment: '2026NE7' })).status).toBe(200)
  })

  test('that is final leaves nothing open', async () => {
    const answer = await put(await memo(['cancel']), { notes: 'Tarde demais' })
    expect([answer.status, answer.body.code]).toEqual([409, 'final'])
  })

  test('keeps its records from being deleted, alone and among many', async () => {
    const [draft, sent] = [await memo(), await memo(['submit'])]
    const alone = await admin('DELETE', `${memos}/${sent.id}`, undefined, match(sent.version))
    expect([alone.status, alone.body.code]).toEqual([409, 'not-deletable'])
    const many = await admin('POST', `${memos}/acoes/excluir`, { ids: [draft.id, sent.id] })
    expect(many.body.data).toMatchObject({ done: 1, refused: [{ id: sent.id, code: 'not-deletable', params: { status: 'enviada' } }] })
  })

  test('says whether a record may be referred to; what refers to it already may stay', async () => {
    const fresh = await created(vendors, { name: 'Gráfica' })
    const ask = async (id: number) => issuesOf(await admin('POST', memos, { subject: 'Cartazes', requesterId, vendorId: id }))
    expect(await ask(fresh.id)).toEqual(['vendorId: reference'])
    const admitted = (await change(vendors, fresh, { transition: 'admit' })).body.data
    expect(await ask(fresh.id)).toEqual([])
    const suspended = (await change(vendors, admitted, { transition: 'suspend' })).body.data
    expect(await ask(fresh.id)).toEqual([])
    const record = await memo([], { vendorId: fresh.id })
    const closed = await created(vendors, { name: 'Fechada', status: 'inativo' })
    expect(await ask(closed.id)).toEqual(['vendorId: reference'])
    await sql`update vendor set status = 'em-cadastro' where id = ${fresh.id}`.execute(api.database)
    expect((await put(record, { subject: 'Faixas' })).status).toBe(200)
    const move = (para: number) => admin('POST', `${vendors}/${fresh.id}/reatribuir`, { para, version: suspended.version })
    expect(issuesOf(await move(closed.id))).toEqual(['para: reference'])
    expect((await move(vendorId)).status).toBe(200)
  })

  test('decides which of two records of one name an import means, and is the first one of what it stores', async () => {
    const twins = [await created(vendors, { name: 'Gêmeas Ltda' }), await created(vendors, { name: 'Gêmeas Ltda' })]
    const rowsToStore = [{ subject: 'Banners', requesterId, vendorId: 'Gêmeas Ltda' }]
    const check = async () => {
      const { body } = await admin('POST', `${memos}/importar?simular=1`, { rows: rowsToStore })
      return (body.data as unknown as { errors: { issues: object[] }[] }).errors.flatMap(({ issues }) => issues)
    }
    expect(await check()).toEqual([{ path: 'vendorId', code: 'reference' }])
    await change(vendors, { id: twins[1]?.id ?? 0, version: 1 }, { transition: 'admit' })
    const stored = await admin('POST', `${memos}/importar`, { rows: rowsToStore })
    const { firstId } = stored.body.data as unknown as { firstId: number }
    expect((await admin('GET', `${memos}/${firstId}`)).body.data).toMatchObject({ vendorId: twins[1]?.id, status: 'rascunho' })
    await change(vendors, { id: twins[0]?.id ?? 0, version: 1 }, { transition: 'admit' })
    expect(await check()).toEqual([{ path: 'vendorId', code: 'ambiguous' }])
  })

  test('that is not finished blocks an inactivation; a finished one does not', async () => {
    const inactivate = async (id: number) => (await admin('POST', `${vendors}/acoes/inativar`, { ids: [id] })).body.data
    const busy = await created(vendors, { name: 'Com pedidos' })
    await change(vendors, busy, { transition: 'admit' })
    const open = await memo(['submit'], { vendorId: busy.id })
    expect(await inactivate(busy.id)).toMatchObject({ done: 0, refused: [{ code: 'in-use' }] })
    await change(memos, open, { transition: 'cancel', reason })
    expect(await inactivate(busy.id)).toMatchObject({ done: 1 })
  })
})

describe('who acts', () => {
  test('is known to rules and stamps by person and by the functions held today', async () => {
    const job = await sql<{ id: number }>`insert into staff_function (label, search_text, name, code, category, requires_cref)
      values ('Chefe', ' chefe', 'Chefe', 'CHEFE-T', 'cargo-efetivo', false) returning id`.execute(api.database)
    const write = () => admin('POST', memos, { subject: 'Compra de papéis', requesterId, vendorId })
    expect(issuesOf(await write())).toEqual(['subject: memo.notYours'])
    const hold = (position: number, start: string, end: string | null) =>
      sql`insert into person_function (owner_id, position, function_id, department_id, start, "end")
        values (${requesterId}, ${position}, ${job.rows[0]?.id}, ${department}, ${start}, ${end})`.execute(api.database)
    const department = await newDepartment()
    await hold(0, '2001-01-01', '2002-01-01')
    expect(issuesOf(await write())).toEqual(['subject: memo.notYours'])
    await hold(1, '2020-01-01', null)
    const { id } = (await write()).body.data
    const [stored] = await rows<{ by: number }>(api.database, sql`select written_by as "by" from memo where id = ${id}`)
    expect(stored?.by).toBe(requesterId)
    expect(issuesOf(await clerk('POST', memos, { subject: 'Mais papéis', requesterId, vendorId }))).toEqual(['subject: memo.notYours'])
  })

  async function newDepartment(): Promise<number | undefined> {
    const made = await sql<{ id: number }>`insert into department (label, search_text, name, acronym, kind, email)
      values ('Setor', ' setor', 'Setor', 'SET', 'setor', 'a@b.co') returning id`.execute(api.database)
    return made.rows[0]?.id
  }
})

describe('the document', () => {
  test('has one form of the body for each transition that asks for something', async () => {
    const document = (await admin('GET', '/openapi.json')).body as unknown as { paths: Record<string, Described> }
    const forms = document.paths[`${memos}/{id}/situacao`]?.post.requestBody.content['application/json'].schema.anyOf ?? []
    expect(forms.map(({ properties, required }) => [Object.keys(properties).toSorted(), [...required].toSorted()])).toEqual([
      [['reason', 'to', 'transition', 'version'], ['version']],
      [
        ['amount', 'commitment', 'reason', 'to', 'transition', 'version'],
        ['amount', 'commitment', 'transition', 'version'],
      ],
    ])
  })
})

interface Described {
  readonly post: {
    readonly requestBody: {
      readonly content: { readonly 'application/json': { readonly schema: { readonly anyOf?: readonly Form[] } } }
    }
  }
}
interface Form {
  readonly properties: object
  readonly required: readonly string[]
}
