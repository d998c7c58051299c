import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { match, question, questionnaireDraft, questionnaires } from '../../testing/drafts.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)

async function created(more: object = {}): Promise<Fields> {
  const answer = await call('POST', questionnaires, questionnaireDraft(more))
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}

const read = async (id: number) => (await call('GET', `${questionnaires}/${id}`)).body.data
const change = ({ id, version }: Fields, draft: object) => call('PUT', `${questionnaires}/${id}`, draft, match(version))
const transit = ({ id, version }: Fields, transition: string) => call('POST', `${questionnaires}/${id}/situacao`, { transition, version })
const published = async (more: object = {}) => (await transit(await created(more), 'publish')).body.data
const sections = (...lists: readonly (readonly object[])[]) => lists.map((questions, place) => ({ title: `Seção ${place + 1}`, questions }))
const questionsOf = ({ sections: all }: Fields) =>
  (all as readonly { questions: readonly Fields[] }[]).flatMap(({ questions }) => questions)
/** A new edition of a record as the form sends it: rows without ids. */
const following = (record: Fields) => {
  const bare = JSON.parse(JSON.stringify(record, (key, value: unknown) => (key === 'id' ? undefined : value))) as Fields
  return { ...bare, status: undefined, previousId: record.id }
}

describe('a questionnaire', () => {
  test('gets a code, its first edition, and a code for each question that has none', async () => {
    const one = await created({ sections: sections([question({ code: 'P2' }), question()], [question(), question({ code: 'p2' })]) })
    expect(one).toMatchObject({ edition: 1, status: 'rascunho', questionCount: 4, previous: null })
    expect(one.code).toMatch(/^QST-\d{3}$/)
    expect(questionsOf(one).map(({ code }) => code)).toEqual(['P2', 'P1', 'P3', 'P4'])
    const other = await created()
    expect(other.code).not.toBe(one.code)
    const [row] = (await call('GET', `${questionnaires}?busca=${String(one.code)}`)).rows
    expect(row).toMatchObject({ id: one.id, questionCount: 4 })
    expect(row).not.toHaveProperty('sections')
  })

  test('is found by the wording of its questions, and gives each option without a value one of its own', async () => {
    const options = [{ label: 'Água quente' }, { label: 'Agua quente!' }]
    const { id, sections: made } = await created({
      sections: sections([question({ statement: 'Há zarabatanas à vista?', type: 'escolha-unica', options })]),
    })
    expect((await call('GET', `${questionnaires}?busca=zarabatanas%20a`)).rows.map((row) => row.id)).toEqual([id])
    expect(made).toMatchObject([{ questions: [{ options: [{ value: 'agua-quente' }, { value: 'agua-quente-2' }] }] }])
  })

  test('keeps its questions by id when they go to another section', async () => {
    const made = await created({ sections: sections([question({ code: 'A' }), question({ code: 'B' })], [question({ code: 'C' })]) })
    const [a, b, c] = questionsOf(made)
    const [one, two] = made.sections as Fields[]
    const moved = await change(made, {
      ...made,
      sections: [
        { ...one, questions: [a] },
        { ...two, questions: [b, c] },
      ],
    })
    expect(issuesOf(moved)).toEqual([])
    expect(questionsOf(moved.body.data).map(({ id }) => id)).toEqual([a?.id, b?.id, c?.id])
  })

  test('keeps its questions by id when they are moved, and their conditions by code', async () => {
    const made = await created({
      sections: sections([
        question({ code: 'A' }),
        question({ code: 'B' }),
        question({ code: 'C', showIf: { questionId: 'A', op: 'igual', value: 'nao' } }),
      ]),
    })
    const [a, b, c] = questionsOf(made)
    const moved = await change(made, { ...made, sections: [{ ...(made.sections as Fields[])[0], questions: [b, a, c] }] })
    expect(issuesOf(moved)).toEqual([])
    expect(questionsOf(moved.body.data).map(({ id }) => id)).toEqual([b?.id, a?.id, c?.id])
    expect(questionsOf(moved.body.data)[2]?.showIf).toEqual({ questionId: 'A', op: 'igual', value: 'nao' })
    const late = await change(moved.body.data, {
      ...moved.body.data,
      sections: [{ ...(made.sections as Fields[])[0], questions: [c, a, b] }],
    })
    expect(issuesOf(late)).toEqual(['sections[0].questions[0].showIf.questionId: questionnaire.notEarlier'])
  })

  const condition = (questionId: string, op: string, value: string | null = null) => ({ showIf: { questionId, op, value } })
  const pick = {
    type: 'escolha-unica',
    options: [
      { label: 'Bom', value: 'bom' },
      { label: 'Ruim', value: 'ruim' },
    ],
  }
  const at = 'sections[0].questions[1].showIf'
  test.each<[string, object, readonly string[]]>([
    ['no sections', { sections: [] }, ['sections: required']],
    ['an empty section', { sections: sections([]) }, ['sections[0].questions: required']],
    ['a validity that ends first', { validTo: '2025-12-31' }, ['validTo: questionnaire.validityReversed']],
    [
      'a score without a bound',
      { scored: true, sections: [{ title: 'Tudo', weight: 100, questions: [question()] }] },
      ['minScore: required'],
    ],
    [
      'weights of 99',
      { scored: true, minScore: '70', sections: [{ title: 'Tudo', weight: 99, questions: [question()] }] },
      ['sections: questionnaire.weights'],
    ],
    ['a bound beyond a hundred', { scored: false, minScore: '101' }, ['minScore: max']],
    [
      'one option',
      { sections: sections([question({ ...pick, options: pick.options.slice(1) })]) },
      ['sections[0].questions[0].options: questionnaire.twoOptions'],
    ],
    [
      'two options of one value',
      { sections: sections([question({ ...pick, options: [pick.options[0], pick.options[0]] })]) },
      ['sections[0].questions[0].options[1].value: questionnaire.sameValue'],
    ],
    ['a scale without ends', { sections: sections([question({ type: 'escala' })]) }, ['sections[0].questions[0].scale: required']],
    [
      'a range that is reversed',
      { sections: sections([question({ type: 'numero', min: '5', max: '4' })]) },
      ['sections[0].questions[0].max: questionnaire.rangeReversed'],
    ],
    [
      'fewer photos than the least',
      { sections: sections([question({ photoMin: 3, photoMax: 2 })]) },
      ['sections[0].questions[0].photoMax: questionnaire.photosReversed'],
    ],
    ['a weight of eleven', { sections: sections([question({ weight: 11 })]) }, ['sections[0].questions[0].weight: max']],
    [
      'a condition on itself',
      { sections: sections([question(), question({ code: 'B', ...condition('B', 'respondida') })]) },
      [`${at}.questionId: questionnaire.notEarlier`],
    ],
    [
      'a condition on a later one',
      { sections: sections([question(), question(condition('C', 'respondida')), question({ code: 'C' })]) },
      [`${at}.questionId: questionnaire.notEarlier`],
    ],
    [
      'a comparison that does not suit',
      { sections: sections([question({ code: 'A' }), question(condition('A', 'maior', '3'))]) },
      [`${at}.op: questionnaire.operator`],
    ],
    [
      'an answer that it cannot have',
      { sections: sections([question({ code: 'A' }), question(condition('A', 'igual', 'na'))]) },
      [`${at}.value: questionnaire.onlyYesOrNo`],
    ],
    [
      'an option that is gone',
      { sections: sections([question({ code: 'A', ...pick }), question(condition('A', 'igual', 'regular'))]) },
      [`${at}.value: questionnaire.noSuchAnswer`],
    ],
    [
      'a condition without an answer',
      { sections: sections([question({ code: 'A' }), question(condition('A', 'igual'))]) },
      [`${at}.value: required`],
    ],
  ])('with %s is refused', async (_, wrong, issues) => {
    const answer = await call('POST', questionnaires, questionnaireDraft(wrong))
    expect([answer.status, issuesOf(answer)]).toEqual([422, issues])
  })
})

describe('the editions of a questionnaire', () => {
  test('follow each other: a published one stays as it is, the next one is a copy with the codes of its questions', async () => {
    const first = await published()
    expect(first.status).toBe('publicado')
    expect((await change(first, { ...first, title: 'Outro título' })).body.code).toBe('final')
    const second = (await call('POST', questionnaires, following(first))).body.data
    expect(second).toMatchObject({ code: first.code, edition: 2, status: 'rascunho', previous: { id: first.id } })
    expect(questionsOf(second).map(({ code }) => code)).toEqual(questionsOf(first).map(({ code }) => code))
    expect(questionsOf(second).map(({ id }) => id)).not.toEqual(questionsOf(first).map(({ id }) => id))

    const again = await call('POST', questionnaires, following(first))
    expect([again.status, issuesOf(again)]).toEqual([409, ['previousId: questionnaire.draftExists']])
    expect((await change(second, { ...second, previousId: null })).body.issues).toMatchObject([{ code: 'questionnaire.previousStays' }])

    await transit(second, 'publish')
    expect((await read(first.id)).status).toBe('arquivado')
    expect((await read(second.id)).status).toBe('publicado')
    const [entry] = (await call('GET', `${questionnaires}/${first.id}/historico`)).rows
    expect(entry).toMatchObject({ action: 'transition', changes: [{ field: 'status', before: 'publicado', after: 'arquivado' }] })
  })

  test('begin with a published one only', async () => {
    const draft = await created()
    const answer = await call('POST', questionnaires, following(draft))
    expect([answer.status, issuesOf(answer)]).toEqual([422, ['previousId: reference']])
  })

  test('are published once, before their validity is over, and archived by hand too', async () => {
    const over = await created({ validFrom: '2020-01-01', validTo: '2020-12-31' })
    const refused = await transit(over, 'publish')
    expect([refused.status, issuesOf(refused)]).toEqual([409, ['validTo: questionnaire.expired']])
    expect((await transit(over, 'archive')).body.code).toBe('no-transition')
    const one = await published()
    expect((await transit(one, 'publish')).body.code).toBe('no-transition')
    const archived = (await transit(one, 'archive')).body.data
    expect(archived.status).toBe('arquivado')
    expect((await call('DELETE', `${questionnaires}/${archived.id}`, undefined, match(archived.version))).body.code).toBe('not-deletable')
    expect((await call('DELETE', `${questionnaires}/${over.id}`, undefined, match(over.version))).status).toBe(200)
  })

  test('two that are made at once are one', async () => {
    const first = await published()
    const answers = await Promise.all([1, 2].map(() => call('POST', questionnaires, following(first))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

test('questionnaires are found by a day on which they are valid, or a span of days', async () => {
  const { id } = await created({ targetType: 'evento', validFrom: '2031-03-01', validTo: '2031-03-31' })
  const found = async (validOn: string) =>
    (await call('GET', `${questionnaires}?targetType=evento&validOn=${validOn}`)).rows.some((row) => row.id === id)
  expect(
    await Promise.all(['2031-02-28', '2031-03-01', '2031-03-31', '2031-04-01', '2031-03-31..2031-05-01', '..2031-02-28'].map(found)),
  ).toEqual([false, true, true, false, true, false])
})
