import { type AskedQuestionnaire, type GivenAnswers, scoreOf } from '@esporte-parana/sdk/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { question, siteVisits } from '../../../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../../../testing/testServer.js'
import { answer, device, given, go, inspector, published, read, scheduled } from '../visits.testkit.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

type Section = AskedQuestionnaire['sections'][number]
type Question = Section['questions'][number]
type Drafted = Pick<Section, 'weight'> & { readonly title: string; readonly questions: readonly Question[] }

const types = ['sim-nao', 'sim-nao-na', 'escolha-unica', 'multipla-escolha', 'escala', 'numero', 'texto-curto'] as const
const scores = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 2, maxLength: 5 })
const one = fc.record({
  type: fc.constantFrom(...types),
  weight: fc.integer({ min: 0, max: 10 }),
  scale: fc.constantFrom('1-5', '0-10'),
  scores,
  isConditional: fc.boolean(),
})
const drawn = fc.tuple(
  fc.integer({ min: 0, max: 100 }),
  fc.array(one, { minLength: 2, maxLength: 6 }),
  fc.array(one, { minLength: 1, maxLength: 6 }),
)
const draws = fc.record({ place: fc.nat(), pick: fc.nat(), isNa: fc.boolean() })

test('what the server stores is what the device works out from what it sent, after every answer', { timeout: 1_800_000 }, async () => {
  const { id: inspectorId } = await inspector(call)
  let compared = 0
  for (const [weight, ...parts] of fc.sample(drawn, 200)) {
    const sections = questionnaireOf(weight, parts)
    const { id: questionnaireId } = await published(call, { sections })
    const { id } = await scheduled(call, { questionnaireId, inspectorId })
    await go(call, id, 'start')
    const answers: Record<string, GivenAnswers[string]> = {}
    const deviceId = device()
    for (const { place, pick, isNa } of fc.sample(draws, 50)) {
      const questions = sections.flatMap((section) => section.questions)
      const asked = questions[place % questions.length] as Question
      const next = answerTo(asked, pick, isNa)
      const stored = await answer(call, id, deviceId, given(asked.code, next.value, { na: next.na }))
      answers[asked.code] = next
      const own = scoreOf({ scored: true, minScore: null, scoreRule: 'por-peso', sections }, answers)
      expect(stored.receipts[0]?.outcome).toMatch(/gravada|repetida/)
      expect(stored.score).toEqual(own)
      compared += 1
    }
    const sheet = (await call('GET', `${siteVisits}/${id}/respostas`)).body.data as unknown as { readonly score: object }
    const own = scoreOf({ scored: true, minScore: null, scoreRule: 'por-peso', sections }, answers)
    expect(sheet.score).toEqual(own)
    expect((await read(call, id)).score).toBe(own.total)
  }
  expect(compared).toBeGreaterThanOrEqual(10_000)
})

interface Drawn {
  readonly type: (typeof types)[number]
  readonly weight: number
  readonly scale: string
  readonly scores: readonly (number | null)[]
  readonly isConditional: boolean
}

/** Sections as the builder sends them. When the previous question is a yes/no question, its answer decides whether the next one appears. */
function questionnaireOf(weight: number, parts: readonly (readonly Drawn[])[]): readonly Drafted[] {
  const earlier: string[] = []
  return parts.map((part, index) => ({
    title: `Seção ${index + 1}`,
    weight: index === 0 ? weight : 100 - weight,
    questions: part.map(({ type, weight: own, scale, scores: points, isConditional }, place) => {
      const code = `S${index}P${place}`
      const named = earlier.at(-1)
      const hasOptions = type === 'escolha-unica' || type === 'multipla-escolha'
      const options = points.map((score, at) => ({ label: `Opção ${at + 1}`, value: `o${at + 1}`, score, isNonConformity: false }))
      if (type === 'sim-nao' || type === 'sim-nao-na') earlier.push(code)
      return {
        ...question({ code, type, weight: own, required: false }),
        ...{ options: hasOptions ? options : [], scale: type === 'escala' ? scale : null },
        showIf: isConditional && named ? { questionId: named, op: 'igual', value: 'nao' } : null,
      } as unknown as Question
    }),
  }))
}

function answerTo(
  { type, options, scale }: Question,
  pick: number,
  isNa: boolean,
): { readonly value: string | readonly string[] | null; readonly na: boolean } {
  const chosen = options[pick % Math.max(1, options.length)]?.value ?? null
  const some = options.filter((_, place) => (pick >> place) & 1).map((option) => option.value)
  const [least = 0, most = 0] = (scale ?? '0-0').split('-').map(Number)
  if (type === 'sim-nao-na' && isNa) return { value: null, na: true }
  if (pick % 11 === 0) return { value: null, na: false }
  const values = {
    'sim-nao': pick % 2 ? 'sim' : 'nao',
    'sim-nao-na': pick % 2 ? 'sim' : 'nao',
    'escolha-unica': chosen,
    'multipla-escolha': some.length > 0 ? some : null,
    escala: String(least + (pick % (most - least + 1))),
    numero: String(pick % 1000),
    'texto-curto': `resposta ${pick}`,
  }
  return { value: values[type as keyof typeof values], na: false }
}
