import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  match,
  materialClassDraft,
  materialClasses,
  materialDraft,
  materialGroupDraft,
  materialGroups,
  materials,
} from '../../testing/drafts.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
let group: Fields
let balls: Fields
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  group = await created(materialGroups, { code: '78', name: 'Recreação e desporto', type: 'material' })
  balls = await created(materialClasses, { groupId: group.id, code: '10', name: 'Bolas', defaultExpenseNature: '33.90.30' })
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)

async function created(path: string, draft: object): Promise<Fields> {
  const answer = await call('POST', path, draft)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}

const read = async (path: string, id: number) => (await call('GET', `${path}/${id}`)).body.data
const act = async (path: string, action: string, id: number) => (await call('POST', `${path}/acoes/${action}`, { ids: [id] })).body.data

let made = 0
const item = (more: object = {}) => {
  made += 1
  const code = `7810.${String(made).padStart(5, '0')}`
  return materialDraft({ code, type: 'material', groupId: group.id, classId: balls.id, unitCode: 'UN', ...more })
}
const itemInUse = async (more: object = {}) => {
  const { id } = await created(materials, item(more))
  return (await moveTo(id, 'ativo')).body.data
}
const moveTo = async (id: number, to: string, reason?: string) => {
  const { version } = await read(materials, id)
  return call('POST', `${materials}/${id}/situacao`, { to, reason, version })
}

describe('groups and classes', () => {
  test('count what they hold, and a class shows its whole code', async () => {
    const own = await created(materialGroups, materialGroupDraft({ code: '84' }))
    const shirts = await created(materialClasses, materialClassDraft({ groupId: own.id, code: '15' }))
    await created(materials, item({ code: '8415.00001', groupId: own.id, classId: shirts.id }))
    expect(await read(materialGroups, own.id)).toMatchObject({ classCount: 1, itemCount: 1 })
    expect(await read(materialClasses, shirts.id)).toMatchObject({ code: '15', fullCode: '8415', itemCount: 1, group: { id: own.id } })
    for (const busca of ['8415', '84.15'])
      expect((await call('GET', `${materialClasses}?busca=${busca}`)).rows.map(({ id }) => id)).toEqual([shirts.id])
  })

  test('share no code: groups with any other, classes within their group', async () => {
    expect(issuesOf(await call('POST', materialGroups, materialGroupDraft({ code: '78' })))).toEqual(['code: duplicate'])
    expect(issuesOf(await call('POST', materialClasses, materialClassDraft({ groupId: group.id, code: '10' })))).toEqual([
      'code: duplicate',
    ])
    const other = await created(materialGroups, materialGroupDraft({ code: '79' }))
    expect(await created(materialClasses, materialClassDraft({ groupId: other.id, code: '10' }))).toMatchObject({ fullCode: '7910' })
  })

  test('keep their codes while others carry them, also those that were deleted', async () => {
    const own = await created(materialGroups, materialGroupDraft({ code: '35' }))
    expect((await call('PUT', `${materialGroups}/${own.id}`, { ...own, code: '36' }, match(1))).body.data).toMatchObject({ code: '36' })
    const inside = await created(materialClasses, materialClassDraft({ groupId: own.id, code: '20' }))
    const renamed = await call('PUT', `${materialGroups}/${own.id}`, { ...own, code: '37', name: 'Outro nome' }, match(2))
    expect([renamed.status, ...issuesOf(renamed)]).toEqual([409, 'code: materialGroup.codeInUse'])
    const moved = await call('PUT', `${materialClasses}/${inside.id}`, { ...inside, groupId: group.id, code: '21' }, match(1))
    expect(moved.body.data).toMatchObject({ fullCode: '7821' })
    const held = await created(materials, item({ code: '7821.00001', classId: inside.id }))
    await call('DELETE', `${materials}/${held.id}`, undefined, match(1))
    const back = await call('PUT', `${materialClasses}/${inside.id}`, { ...moved.body.data, groupId: own.id, code: '20' }, match(2))
    expect([back.status, ...issuesOf(back)]).toEqual([409, 'groupId: materialClass.codeInUse', 'code: materialClass.codeInUse'])
  })

  test('go neither out of use nor away while others need them, and the refusal names these', async () => {
    const own = await created(materialGroups, materialGroupDraft({ code: '42' }))
    const inside = await created(materialClasses, materialClassDraft({ groupId: own.id, code: '30' }))
    const held = await itemInUse({ code: '4230.00001', groupId: own.id, classId: inside.id })
    expect(await act(materialGroups, 'inativar', own.id)).toMatchObject({ refused: [{ code: 'materialGroup.activeInside' }] })
    expect(await act(materialClasses, 'inativar', inside.id)).toMatchObject({
      refused: [{ code: 'materialClass.activeItems', params: { count: 1, label: held.label } }],
    })
    expect(await act(materialGroups, 'excluir', own.id)).toMatchObject({
      refused: [{ code: 'materialGroup.inUse', dependants: [{ entity: 'material' }, { entity: 'materialClass' }] }],
    })
    expect(await act(materialClasses, 'excluir', inside.id)).toMatchObject({ refused: [{ code: 'materialClass.inUse' }] })
    for (const [path, id] of [
      [materials, held.id],
      [materialClasses, inside.id],
      [materialGroups, own.id],
    ] as const)
      expect(await act(path, 'inativar', id)).toMatchObject({ done: 1 })
    expect(await act(materialClasses, 'ativar', inside.id)).toMatchObject({ refused: [{ code: 'materialClass.groupInactive' }] })
    expect(await act(materials, 'ativar', held.id)).toMatchObject({ refused: [{ code: 'material.classInactive' }] })
    expect(issuesOf(await call('POST', materialClasses, materialClassDraft({ groupId: own.id })))).toEqual([
      'groupId: materialClass.groupInactive',
    ])
  })
})

test('only active items keep a class in use, and none comes into use in an inactive one', async () => {
  const own = await created(materialGroups, materialGroupDraft({ code: '43' }))
  const inside = await created(materialClasses, materialClassDraft({ groupId: own.id, code: '30' }))
  const ofClass = { groupId: own.id, classId: inside.id }
  const blocked = await itemInUse({ ...ofClass, code: '4330.00001' })
  await moveTo(blocked.id, 'bloqueado', 'Fora da norma técnica')
  const waiting = await created(materials, item({ ...ofClass, code: '4330.00002' }))
  for (const [path, id] of [
    [materialClasses, inside.id],
    [materialGroups, own.id],
  ] as const)
    expect(await act(path, 'inativar', id)).toMatchObject({ done: 1, refused: [] })
  for (const { id } of [blocked, waiting]) {
    const answer = await moveTo(id, 'ativo')
    expect([answer.status, ...issuesOf(answer)]).toEqual([409, ': material.classInactive'])
  }
})

describe('materials and services', () => {
  test('have a code that begins as their group and class do, and a class of their group', async () => {
    const wrongCode = await call('POST', materials, item({ code: '7811.00001' }))
    expect([wrongCode.status, ...issuesOf(wrongCode)]).toEqual([409, 'code: material.codeOfClass'])
    expect(JSON.stringify(wrongCode.body)).toContain('O código deve começar com 7810')
    const other = await created(materialGroups, materialGroupDraft({ code: '89' }))
    expect(issuesOf(await call('POST', materials, item({ groupId: other.id })))).toEqual(['classId: material.classOfGroup'])
  })

  test('share neither their code with any other nor their description within the class', async () => {
    const first = await created(materials, item({ description: 'Bola de Futsal' }))
    expect(issuesOf(await call('POST', materials, item({ code: first.code })))).toEqual(['code: duplicate'])
    expect(issuesOf(await call('POST', materials, item({ description: 'BOLA DE FUTSAL' })))).toEqual(['description: duplicate'])
    const nets = await created(materialClasses, materialClassDraft({ groupId: group.id, code: '25' }))
    await created(materials, item({ code: '7825.00001', classId: nets.id, description: 'Bola de futsal' }))
  })

  test('have keywords that a spreadsheet can separate', async () => {
    for (const keyword of ['bola, futsal', 'bola; futsal', 'bola|futsal'])
      expect(issuesOf(await call('POST', materials, item({ keywords: ['bola', keyword] }))), keyword).toEqual(['keywords[1]: separator'])
    expect(issuesOf(await call('POST', materials, item({ keywords: ['a'.repeat(61)] })))).toEqual(['keywords[0]: maxLength'])
    expect(await created(materials, item({ keywords: ['a'.repeat(60)] }))).toMatchObject({ keywords: ['a'.repeat(60)] })
  })

  test.each([
    [materialClasses, materialClassDraft, { name: 'Ab' }, 'name: minLength'],
    [materialClasses, materialClassDraft, { name: 'a'.repeat(121) }, 'name: maxLength'],
    [materials, item, { referenceSource: 'a'.repeat(121) }, 'referenceSource: maxLength'],
    [materials, item, { catmatCode: '12' }, 'catmatCode: pattern'],
    [materials, item, { catmatCode: '1234567' }, 'catmatCode: pattern'],
  ])('keep to their bounds: %#', async (path, draft, more, issue) => {
    expect(issuesOf(await call('POST', path, draft({ ...(path === materialClasses && { groupId: group.id }), ...more })))).toEqual([issue])
  })

  test.each([[{ name: 'Abc', code: '91' }], [{ name: 'a'.repeat(120), code: '92' }]])('and reach them: class %o', async (more) => {
    expect(await created(materialClasses, materialClassDraft({ groupId: group.id, ...more }))).toMatchObject(more)
  })

  test.each([[{ catmatCode: '123' }], [{ catmatCode: '123456' }], [{ referenceSource: 'a'.repeat(120) }]])(
    'and reach them: item %o',
    async (more) => {
      expect(await created(materials, item(more))).toMatchObject(more)
    },
  )

  test('take the nature of expense of their class where they name none', async () => {
    expect(await created(materials, item())).toMatchObject({ expenseNature: '33.90.30' })
    const own = await created(materials, item({ expenseNature: '44.90.52' }))
    expect(own).toMatchObject({ expenseNature: '44.90.52' })
    expect((await call('PUT', `${materials}/${own.id}`, { ...own, expenseNature: null }, match(1))).body.data).toMatchObject({
      expenseNature: '33.90.30',
    })
  })

  test('begin under review and change their status as far as it leads, blocked only for a reason', async () => {
    const { id, status } = await created(materials, item())
    expect(status).toBe('em-analise')
    expect((await call('POST', materials, item({ status: 'ativo' }))).status).toBe(422)
    for (const to of ['bloqueado', 'em-analise', 'inativo'])
      expect((await moveTo(id, to, 'Um motivo qualquer')).body).toMatchObject({ code: 'no-transition' })
    expect(await act(materials, 'inativar', id)).toMatchObject({ refused: [{ code: 'no-transition' }] })
    expect((await moveTo(id, 'ativo')).body.data).toMatchObject({ status: 'ativo' })
    expect(issuesOf(await moveTo(id, 'bloqueado'))).toEqual(['reason: required'])
    expect(issuesOf(await moveTo(id, 'bloqueado', 'curto'))).toEqual(['reason: minLength'])
    expect((await moveTo(id, 'bloqueado', 'Fora da norma técnica')).body.data).toMatchObject({ status: 'bloqueado' })
    expect(await act(materials, 'inativar', id)).toMatchObject({ refused: [{ code: 'no-transition' }] })
    expect((await moveTo(id, 'ativo')).body.data).toMatchObject({ status: 'ativo' })
    expect(await act(materials, 'inativar', id)).toMatchObject({ done: 1 })
    expect(await act(materials, 'ativar', id)).toMatchObject({ done: 1 })
    const { rows } = await call('GET', `${materials}/${id}/historico`)
    expect(rows.find(({ reason }) => reason)).toMatchObject({ action: 'transition', reason: 'Fora da norma técnica' })
  })

  test('under review are made active together, and blocked ones stay blocked', async () => {
    const [waiting, idle, blocked] = [await created(materials, item()), await created(materials, item()), await created(materials, item())]
    await moveTo(idle.id, 'ativo')
    await act(materials, 'inativar', idle.id)
    await moveTo(blocked.id, 'ativo')
    await moveTo(blocked.id, 'bloqueado', 'Fora da norma técnica')
    const answer = await call('POST', `${materials}/acoes/ativar`, { ids: [waiting.id, idle.id, blocked.id] })
    // An undo may not make inactive what was never active before.
    expect(answer.body.data).toMatchObject({ done: 2, changed: [idle.id], refused: [{ id: blocked.id, params: { from: 'bloqueado' } }] })
    expect((await call('GET', `${materials}/${waiting.id}`)).body.data.status).toBe('ativo')
  })

  test('show pictures only', async () => {
    const upload = async (start: string, name: string) => {
      const form = new FormData()
      form.set('file', new Blob([Buffer.from(start, 'latin1')]), name)
      const headers = {
        Authorization: `Bearer ${(await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token}`,
      }
      const answer = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', headers, body: form })
      return ((await answer.json()) as { data: { id: number } }).data.id
    }
    const picture = await upload('\x89PNG\r\n\x1a\n0000', 'bola.png')
    const paper = await upload('%PDF-1.7\n%%EOF', 'ficha.pdf')
    const images = [{ fileId: picture, description: 'De frente' }]
    const stored = await created(materials, item({ images }))
    expect(stored.images).toMatchObject([{ fileId: picture, description: 'De frente', file: { label: 'bola.png', mime: 'image/png' } }])
    expect(issuesOf(await call('POST', materials, item({ images: [...images, { fileId: paper }] })))).toEqual(['images[1].fileId: picture'])
  })

  test('are found by a number in their description before one inside of a code', async () => {
    // Codes are searched without their dot: 7810.50001 has a 500 too.
    const inCode = await created(materials, item({ code: '7810.15003', description: 'Gelatina esportiva' }))
    const described = await created(materials, item({ code: '7810.69500', description: 'Isotônico em pó, 500 g' }))
    for (const order of ['', '&ordem=code']) {
      const { rows } = await call('GET', `${materials}?busca=500%20g${order}`)
      expect(rows.map(({ id }) => id)).toEqual([described.id, inCode.id])
    }
    expect((await call('GET', `${materials}?busca=781015003`)).rows.map(({ id }) => id)).toEqual([inCode.id])
  })

  test('are found by code, words, keywords and federal code, and narrowed by each of their filters', async () => {
    const mark = await created(
      materials,
      item({ description: 'Peteca de competição', keywords: ['volante', 'indiaca'], catmatCode: '442352', unitCode: 'PAR' }),
    )
    for (const busca of [String(mark.code), 'competicao peteca', 'indiaca', '442352'])
      expect(
        (await call('GET', `${materials}?busca=${encodeURIComponent(busca)}`)).rows.map(({ id }) => id),
        busca,
      ).toEqual([mark.id])
    for (const filter of [`groupId=${group.id}`, `classId=${balls.id}`, 'type=material', 'unitCode=PAR', 'status=em-analise'])
      expect(
        (await call('GET', `${materials}?${filter}&por_pagina=100`)).rows.map(({ id }) => id),
        filter,
      ).toContain(mark.id)
    for (const filter of ['groupId=9999', 'classId=9999', 'type=obra', 'unitCode=UN', 'status=ativo'])
      expect(
        (await call('GET', `${materials}?${filter}&por_pagina=100`)).rows.map(({ id }) => id),
        filter,
      ).not.toContain(mark.id)
  })
})

test('a class of a name that two groups have is the one of the row’s group', async () => {
  const other = await created(materialGroups, materialGroupDraft({ code: '81' }))
  const bags = await created(materialClasses, materialClassDraft({ groupId: other.id, code: '05', name: 'Bolas' }))
  const row = {
    type: 'Material',
    classId: 'Bolas',
    specification: 'Costurada à mão, para competição oficial.',
    unitCode: 'Unidade',
  }
  const rows = [
    { ...row, code: '7810.69001', groupId: '78', description: 'Bola de um grupo' },
    { ...row, code: '8105.69001', groupId: '81', description: 'Bola do outro grupo' },
  ]
  expect((await call('POST', `${materials}/importar`, { rows })).body.data).toMatchObject({ created: 2 })
  const found = await call('GET', `${materials}?busca=69001&ordem=code`)
  expect(found.rows).toMatchObject([{ class: { id: balls.id } }, { class: { id: bags.id } }])
  const unclear = await call('POST', `${materials}/importar`, { rows: [{ ...row, code: '7810.69002', description: 'Bola sem grupo' }] })
  expect(issuesOf(unclear)).toContain('rows[0].classId: ambiguous')
})

test('a catalogue of 200 items comes from a spreadsheet at once, by names and codes, all under review', async () => {
  const row = (index: number) => ({
    code: `7810.${String(70_000 + index)}`,
    type: 'Material',
    groupId: index % 2 === 0 ? '78' : 'recreacao e desporto',
    classId: index % 2 === 0 ? '7810' : 'Bolas',
    description: `Bola importada ${index}`,
    specification: 'Costurada à mão, para competição oficial.',
    unitCode: 'Unidade',
    referencePrice: 'R$ 1.234,50',
    referenceDate: '10/03/2026',
    referenceSource: 'Painel de Preços',
    sustainable: 'não',
    keywords: 'couro; oficial',
  })
  const rows = Array.from({ length: 200 }, (_, index) => row(index))
  const bad = [...rows.slice(0, 199), { ...row(199), status: 'ativo' }]
  const checked = await call('POST', `${materials}/importar?simular=1`, { rows: bad })
  expect(checked.body.data).toMatchObject({ valid: 199, errors: [{ row: 199, issues: [{ path: 'status', code: 'invalid' }] }] })
  const refused = await call('POST', `${materials}/importar`, { rows: [...rows.slice(0, 199), { ...row(199), code: '7811.70199' }] })
  expect(issuesOf(refused)).toEqual(['rows[199].code: material.codeOfClass'])
  expect((await call('POST', `${materials}/importar`, { rows })).body.data).toMatchObject({ created: 200 })
  const found = await call('GET', `${materials}?busca=importada&por_pagina=100`)
  expect(found.body.meta).toMatchObject({ total: 200 })
  expect(found.rows[1]).toMatchObject({
    code: '7810.70001',
    status: 'em-analise',
    unitCode: 'UN',
    class: { id: balls.id },
    referencePrice: '1234.5',
    expenseNature: '33.90.30',
    keywords: ['couro', 'oficial'],
  })
})
