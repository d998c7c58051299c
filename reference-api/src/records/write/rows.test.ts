import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstRow, rows } from '../../database/database.js'
import { entities, planEntities } from '../../entities/entities.js'
import { runNightly } from '../../nightly/runNightly.js'
import { departmentDraft, departments, match } from '../../testing/drafts.js'
import { bundle, order, prepareRowTables } from '../../testing/rowEntities.testkit.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ entities: { list: [...entities, bundle, order], prepare: prepareRowTables } })
  call = await api.signIn()
})
afterAll(() => api.close())

interface Bundle {
  readonly id: number
  readonly version: number
  readonly items: readonly { readonly id: number; readonly code: string; readonly reserved: string; readonly balance: string }[]
  readonly sections: readonly {
    readonly id: number
    readonly questions: readonly { readonly id: number; readonly options: readonly { readonly id: number; readonly text: string }[] }[]
  }[]
}
const option = (text: string) => ({ text })
const question = (text: string, more: object = {}) => ({ text, departmentId: null, options: [option('Sim'), option('Não')], ...more })
const draft = (more: object = {}) => ({
  name: 'Lote de Teste',
  sections: [{ title: 'Acesso', questions: [question('Há rampa?'), question('Há elevador?')] }],
  items: [
    { code: 'A', quantity: '10' },
    { code: 'B', quantity: '20.5' },
    { code: 'C', quantity: '30' },
  ],
  ...more,
})
const create = async (more?: object) => (await call('POST', '/lotes', draft(more))).body.data as unknown as Bundle
const put = (record: Bundle, body: object) => call('PUT', `/lotes/${record.id}`, { ...record, ...body }, match(record.version))
const saved = (answer: Awaited<ReturnType<Call>>) => answer.body.data as unknown as Bundle
const reserve = (id: number, amount: number) => sql`update bundle_item set reserved = ${amount} where id = ${id}`.execute(api.database)
const orderOf = async (body: object) => (await call('POST', '/pedidos', { name: 'Pedido', ...body })).body.data
/** The physical place of every row, which changes when the row is written again. */
const places = async (id: number) => {
  const tables = await rows<{ place: string }>(
    api.database,
    sql`select concat_ws(' ', 'section', s.id, s.xmin, s.ctid) as place from bundle_section s where s.owner_id = ${id}
      union all select concat_ws(' ', 'question', q.id, q.xmin, q.ctid) from bundle_question q join bundle_section s on s.id = q.owner_id where s.owner_id = ${id}
      union all select concat_ws(' ', 'option', o.id, o.xmin, o.ctid) from bundle_option o join bundle_question q on q.id = o.owner_id
        join bundle_section s on s.id = q.owner_id where s.owner_id = ${id}
      union all select concat_ws(' ', 'item', i.id, i.xmin, i.ctid) from bundle_item i where i.owner_id = ${id} order by 1`,
  )
  return tables.map(({ place }) => place)
}
const history = async (id: number) =>
  (await call('GET', `/lotes/${id}/historico`)).rows as unknown as { readonly action: string; readonly changes: readonly object[] }[]

describe('the rows of a record', () => {
  test('stay as they are when the record is saved again unchanged, with ids or without', async () => {
    const record = await create()
    await reserve(record.items[0]?.id ?? 0, 10)
    const before = await places(record.id)
    expect(before).toHaveLength(10)
    const bare = JSON.parse(JSON.stringify(record, (key, value: unknown) => (key === 'id' ? undefined : value))) as object
    for (const body of [{}, bare, draft()]) expect(saved(await put(record, body)).version).toBe(1)
    expect(await places(record.id)).toEqual(before)
    expect((await history(record.id)).map(({ action }) => action)).toEqual(['create'])
  })

  test('are written alone: what changed in one leaves the others, and what others wrote to it', async () => {
    const record = await create()
    const [a, b] = record.items
    await reserve(a?.id ?? 0, 10)
    const before = await places(record.id)
    const after = saved(
      await put(record, { items: record.items.map((row) => (row === a ? { ...row, quantity: '12', reserved: '0' } : row)) }),
    )
    expect(after.items[0]).toMatchObject({ id: a?.id, quantity: '12.0000', reserved: '10.0000', balance: '2.0000' })
    expect(after.items[1]).toEqual(b)
    const rewritten = (await places(record.id)).filter((place) => !before.includes(place))
    expect(rewritten.map((place) => place.split(' ').slice(0, 2).join(' '))).toEqual([`item ${a?.id}`])
  })

  test('change places, and exchange what is unique among them', async () => {
    const record = await create()
    const [a, b, c] = record.items
    await reserve(a?.id ?? 0, 7)
    const swapped = [c, { ...b, code: 'A' }, { ...a, code: 'B' }]
    const answer = await put(record, { items: swapped })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(saved(answer).items.map(({ id, code, reserved }) => [id, code, reserved])).toEqual([
      [c?.id, 'C', '0.0000'],
      [b?.id, 'A', '0.0000'],
      [a?.id, 'B', '7.0000'],
    ])
    const twice = await put(saved(answer), { items: [a, { ...b, code: 'A' }] })
    expect([twice.status, twice.body.issues[0]]).toEqual([409, { path: 'items', code: 'duplicate' }])
  })

  test('come, go and stay at every level in one save', async () => {
    const record = await create()
    const [section] = record.sections
    const [first, second] = section?.questions ?? []
    const [yes] = second?.options ?? []
    const body = {
      sections: [
        { title: 'Nova', questions: [question('Há sinal?')] },
        { ...section, questions: [{ ...second, options: [option('Talvez'), { ...yes, text: 'Sim, há' }] }, question('Há vaga?')] },
      ],
    }
    const after = saved(await put(record, body))
    expect(after.sections[1]?.id).toBe(section?.id)
    expect(after.sections[1]?.questions[0]?.id).toBe(second?.id)
    expect(after.sections[1]?.questions[0]?.options).toEqual([
      { id: expect.any(Number) as number, text: 'Talvez' },
      { id: yes?.id, text: 'Sim, há' },
    ])
    expect(after.sections[1]?.questions[1]?.options.map(({ text }) => text)).toEqual(['Sim', 'Não'])
    expect((await call('GET', `/lotes/${record.id}`)).body.data).toEqual(after)
    const orphans = await rows(api.database, sql`select 1 from bundle_option where owner_id = ${first?.id}`)
    expect(orphans).toEqual([])
  })

  test('keep their ids, and what is below them, when they go to another row: one that stays, a new one, and from one that is deleted', async () => {
    const sections = ['Acesso', 'Piscina', 'Quadra'].map((title) => ({
      title,
      questions: [question(`${title} 1`), question(`${title} 2`)],
    }))
    const record = await create({ sections })
    const [access, pool, court] = record.sections
    const [first, second] = access?.questions ?? []
    const [clean, deep] = pool?.questions ?? []
    const yes = clean?.options[0]
    await orderOf({ optionId: first?.options[0]?.id, lines: [] })
    const before = await places(record.id)
    const body = {
      sections: [
        { ...court, questions: [{ ...first, text: 'Há rampa larga?' }, ...(court?.questions ?? [])] },
        { title: 'Nova', questions: [{ ...deep, options: [yes, option('Talvez')] }, second] },
      ],
    }
    const answer = await put(record, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const after = saved(answer)
    expect(after.sections.map(({ questions }) => questions.map(({ id }) => id))).toEqual([
      [first?.id, ...(court?.questions ?? []).map(({ id }) => id)],
      [deep?.id, second?.id],
    ])
    expect(after.sections[0]?.questions[0]?.options).toEqual(first?.options)
    expect(after.sections[1]?.questions[0]?.options.map(({ id }) => id)).toEqual([yes?.id, expect.any(Number)])
    const untouched = (await places(record.id)).filter((place) => before.includes(place)).map((place) => place.split(' ')[0])
    expect(untouched.filter((table) => table === 'option')).toHaveLength(8)
    const [last] = await history(record.id)
    expect(last?.changes).toContainEqual({ field: 'sections[0].questions[0]', before: '1.1', after: '1.1', rowIds: [court?.id, first?.id] })
    expect(last?.changes).toContainEqual({
      field: 'sections[1].questions[0].options[0]',
      before: '2.1.1',
      after: '2.1.1',
      rowIds: [after.sections[1]?.id, deep?.id, yes?.id],
    })
    expect(last?.changes).not.toContainEqual(expect.objectContaining({ before: 'Acesso 2' }))
    expect((await put(after, {})).status).toBe(200)
    expect(
      await rows(api.database, sql`select 1 from bundle_section where owner_id = ${record.id} and title <> 'Quadra' and title <> 'Nova'`),
    ).toEqual([])
  })

  test('of another record are refused at their place, at every level', async () => {
    const [mine, other] = [await create(), await create()]
    const foreign = other.sections[0]?.questions[0]?.options[0]
    const [section] = mine.sections
    const [first, ...rest] = section?.questions ?? []
    const answer = await put(mine, {
      items: [...mine.items, { ...other.items[0], code: 'Z' }, mine.items[0]],
      sections: [{ ...section, questions: [{ ...first, options: [foreign] }, ...rest] }],
    })
    expect(answer.status).toBe(422)
    expect(answer.body.issues).toEqual([
      { path: 'sections[0].questions[0].options[0].id', code: 'unknownRow' },
      { path: 'items[3].id', code: 'unknownRow' },
      { path: 'items[4].id', code: 'unknownRow' },
    ])
    const created = await call('POST', '/lotes', draft({ items: other.items }))
    expect(created.body.issues[0]).toEqual({ path: 'items[0].id', code: 'unknownRow' })
    const imported = await call('POST', '/lotes/importar', { rows: [draft({ items: other.items })] })
    expect(imported.body.issues[0]).toEqual({ path: 'rows[0].items[0].id', code: 'unknownRow' })
  })

  test('are checked inside: issues name the whole path of fields and references', async () => {
    const record = await create()
    const options = [option('Sim'), option('')]
    const wrong = await put(record, { sections: [{ title: 'A', questions: [question('B'), question('C'), question('D', { options })] }] })
    expect(wrong.body.issues[0]).toEqual({ path: 'sections[0].questions[2].options[1].text', code: 'required' })
    const lost = await put(record, { sections: [{ title: 'A', questions: [question('B', { departmentId: 987_654 })] }] })
    expect(lost.body.issues).toEqual([{ path: 'sections[0].questions[0].departmentId', code: 'reference' }])
  })

  test('are stored by an import, with their rows and the names that they mention', async () => {
    const { acronym, id } = (await call('POST', departments, departmentDraft())).body.data as unknown as { acronym: string; id: number }
    const sections = [{ title: 'A', questions: [question('B', { departmentId: acronym }), question('C')] }]
    const answer = await call('POST', '/lotes/importar', { rows: [draft({ sections }), draft()] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const record = (await call('GET', `/lotes/${(answer.body.data as unknown as { firstId: number }).firstId}`)).body.data
    expect(record).toMatchObject({
      sections: [{ questions: [{ departmentId: id, department: { id }, options: [{ text: 'Sim' }, { text: 'Não' }] }, { text: 'C' }] }],
      items: [{ code: 'A' }, { code: 'B' }, { code: 'C' }],
    })
  })
})

describe('what refers', () => {
  test('to a row keeps it, and its record: the refusal names who', async () => {
    const record = await create()
    const [a, b] = record.items
    const { id } = await orderOf({ lines: [{ itemId: a?.id }, { itemId: a?.id }] })
    const refused = await put(record, { items: [b] })
    expect([refused.status, refused.body.code]).toEqual([409, 'row-in-use'])
    expect(refused.body.data).toEqual({
      code: 'row-in-use',
      path: 'items',
      params: { count: 1, label: 'Pedido' },
      dependants: [{ entity: 'order', field: 'lines.itemId', count: 1, example: { id, label: 'Pedido' } }],
    })
    expect((await put(record, { items: [a] })).status).toBe(200)
    const removal = await call('POST', '/lotes/acoes/excluir', { ids: [record.id] })
    expect(removal.body.data).toMatchObject({ done: 0, refused: [{ code: 'in-use', dependants: [{ field: 'lines.itemId' }] }] })
  })

  test('to a row of a row keeps all above it', async () => {
    const record = await create()
    const id = record.sections[0]?.questions[1]?.options[0]?.id
    await orderOf({ optionId: id, lines: [] })
    const refused = await put(record, { sections: [] })
    expect([refused.status, refused.body.code]).toEqual([409, 'row-in-use'])
    expect(refused.body.data).toMatchObject({ path: 'sections.questions.options', dependants: [{ entity: 'order', field: 'optionId' }] })
  })

  test('to the rows of a record that was deleted keeps that from being ended', async () => {
    const record = await create()
    const free = await create()
    await orderOf({ lines: [{ itemId: record.items[0]?.id }] })
    await sql`update bundle set deleted_at = now() - interval '1 year' where id in (${record.id}, ${free.id})`.execute(api.database)
    const set = await planEntities(api.database, [...entities, bundle, order])
    await runNightly(api.database, { set, now: new Date() })
    const left = await rows<{ id: number }>(api.database, sql`select id from bundle where id in (${record.id}, ${free.id})`)
    expect(left).toEqual([{ id: record.id }])
  })

  test('from a row of a row stands in the way of a deletion, and can be moved', async () => {
    const [from, to] = [
      (await call('POST', departments, departmentDraft())).body.data,
      (await call('POST', departments, departmentDraft())).body.data,
    ]
    const sections = [{ title: 'A', questions: [question('B'), question('C', { departmentId: from.id })] }]
    const record = await create({ sections })
    const removal = await call('DELETE', `${departments}/${from.id}`, undefined, match(from.version))
    expect(removal.body.data).toMatchObject({ dependants: [{ entity: 'bundle', field: 'sections.questions.departmentId', count: 1 }] })
    const moved = await call('POST', `${departments}/${from.id}/reatribuir`, { para: to.id, escopo: 'todas', version: from.version })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const after = saved(await call('GET', `/lotes/${record.id}`))
    expect(after).toMatchObject({ version: 2, sections: [{ questions: [{ departmentId: null }, { departmentId: to.id }] }] })
    const [last] = await history(record.id)
    expect(last?.changes).toEqual([
      {
        field: 'sections[0].questions[1].departmentId',
        before: from.id,
        after: to.id,
        beforeLabel: expect.any(String) as string,
        afterLabel: expect.any(String) as string,
        rowIds: [record.sections[0]?.id, record.sections[0]?.questions[1]?.id],
      },
    ])
  })
})

test('the history shows what happened to a row, not what is in its place now', async () => {
  const record = await create()
  const [a, b, c] = record.items
  await put(record, { items: [c, { ...b, code: 'B2' }, { code: 'D', quantity: '1' }] })
  const [last] = await history(record.id)
  const added = (await firstRow<{ id: number }>(api.database, sql`select id from bundle_item where owner_id = ${record.id} and code = 'D'`))
    ?.id
  expect(last?.changes).toEqual([
    { field: 'items[0].code', before: 'A', after: null, rowIds: [a?.id] },
    { field: 'items[0].quantity', before: '10', after: null, rowIds: [a?.id] },
    { field: 'items[1].code', before: 'B', after: 'B2', rowIds: [b?.id] },
    { field: 'items[2].code', before: null, after: 'D', rowIds: [added] },
    { field: 'items[2].quantity', before: null, after: '1', rowIds: [added] },
    { field: 'items', before: [2, 3], after: [3, 2] },
  ])
})

test('twelve writers of one record’s rows at once lose no row', async () => {
  let current = await create({ items: [] })
  const add = async (number: number, seen: Bundle): Promise<void> => {
    const answer = await put(seen, { items: [...seen.items.toReversed(), { code: `N${number}`, quantity: '1' }] })
    if (answer.status === 412) return add(number, saved(answer))
    expect(answer.status).toBe(200)
  }
  await Promise.all(Array.from({ length: 12 }, (_, number) => add(number, current)))
  current = saved(await call('GET', `/lotes/${current.id}`))
  expect([new Set(current.items.map(({ code }) => code)).size, current.version]).toEqual([12, 13])
})

describe('a definition that cannot work', () => {
  const plan = (entity: typeof bundle) => planEntities(api.database, [entity])
  const children = bundle.children ?? {}

  test('is told by entity, field and rule', async () => {
    await expect(plan({ ...bundle, children: { ...children, items: { table: 'migration' } } })).rejects.toThrow(
      'bundle.items: table "migration" has no column "id"',
    )
    await expect(plan({ ...bundle, children: { ...children, items: { table: 'bundle_item', kept: ['spent'] } } })).rejects.toThrow(
      'has no column "spent"',
    )
    const deep = { table: 'bundle_option', children: { more: { table: 'bundle_item' } } }
    const sections = { table: 'bundle_section', children: { questions: { table: 'bundle_question', children: { options: deep } } } }
    await expect(plan({ ...bundle, children: { ...children, sections } })).rejects.toThrow(
      'bundle.sections.questions.options: rows stand in rows at most 3',
    )
    const nested = { table: 'bundle_section', children: { answers: { table: 'bundle_question' } } }
    await expect(plan({ ...bundle, children: { ...children, sections: nested } })).rejects.toThrow(
      'bundle.sections.answers: the rows have no such list',
    )
  })

  test('is told that a closed list has a value more than its table', async () => {
    const longer = entities.map((entity) => {
      const { contract } = entity
      return contract.name === 'department' ? { ...entity, contract: { ...contract, statuses: [...contract.statuses, 'extinto'] } } : entity
    })
    await expect(planEntities(api.database, longer)).rejects.toThrow(
      'department.status: table "department" does not take "extinto". Let a migration allow it',
    )
  })
})
