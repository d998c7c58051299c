import {
  askedQuestions,
  type AskedQuestionnaire,
  type GivenAnswers,
  isNonConforming,
  resultOf,
  scoreOf,
  type SiteVisit,
  type SiteVisitDraft,
} from '@esporte-parana/sdk/contracts'
import { neighborhoods, streets } from '../../../demo/names.js'
import { addDays } from '../../../core/today.js'
import type { VisitWorld } from './visitWorld.js'

type Question = AskedQuestionnaire['sections'][number]['questions'][number]
type Finding = SiteVisitDraft['nonConformities'][number]

/** A demo visit. */
export interface DemoVisit {
  readonly draft: SiteVisitDraft
  readonly status: SiteVisit['status']
  readonly questionnaire: AskedQuestionnaire
  readonly target: string
  readonly answers: GivenAnswers
  /** Codes of the questions with a photo. */
  readonly photographed: readonly string[]
  readonly score: string | null
  readonly result: SiteVisit['result']
}

/** Range of the visits, in days before and after today. */
const [past, future] = [420, 45]

/** One demo visit; a larger `share` means a later date. */
export function demoVisit(world: VisitWorld, share: number): DemoVisit {
  const { random, today } = world
  const age = Math.round(past - share * (past + future))
  const scheduledFor = addDays(today, -age)
  const status = statusOf(world, age)
  const target = targetOf(world)
  const { questionnaire } = target
  const isBegun = status === 'em-andamento' || status === 'concluida' || status === 'homologada'
  const isOver = isBegun && status !== 'em-andamento'
  const answers = isBegun ? answersOf(world, questionnaire, isOver ? 1 : random.next()) : {}
  const wrong = questionnaire.sections.flatMap(({ questions }) => questions).filter((question) => isWrong(question, answers))
  const findings = wrong.flatMap((question) => (random.chance(0.6) ? [findingOf(world, question, { scheduledFor, age, isOver })] : []))
  const isInconclusive = isOver && random.chance(0.02)
  const { total } = scoreOf(questionnaire, answers)
  const severities = findings.map(({ severity }) => severity)
  const result = isOver ? resultOf(questionnaire, { total, severities, isInconclusive }) : null
  const inspectorId = random.pick(world.inspectors)
  const other = random.pick(world.inspectors)
  const draft: SiteVisitDraft = {
    questionnaireId: questionnaire.id,
    ...target.ids,
    placeName: target.placeName,
    address: addressOf(world, target.place.cityId),
    regionId: target.place.regionId,
    scheduledFor,
    inspectorId,
    teamIds: other !== inspectorId && random.chance(0.5) ? [other] : [],
    ...companionOf(world, isOver),
    instrument: random.chance(0.3) ? `Contrato ${random.integer(10, 400)}/${today.slice(0, 4)}` : null,
    protocol: null,
    nonConformities: findings,
    conclusion: isOver ? conclusions[result ?? 'conforme'] : null,
    isInconclusive,
    inconclusiveReason: isInconclusive ? 'O local estava fechado em parte; a cozinha não pôde ser vista.' : null,
    photos: [],
    signatures: [],
    notes: null,
  }
  // Only visits of the last months have photos, which is enough for a demo.
  const photographed = age < 90 ? wrong.flatMap(({ code, photoMax }) => (photoMax > 0 ? [code] : [])) : []
  return { draft, status, questionnaire, target: target.name, answers, photographed, score: total, result }
}

function statusOf({ random }: VisitWorld, age: number): SiteVisit['status'] {
  // Visits for today are not done yet, at any time of day.
  if (age <= 0) return random.chance(0.04) ? 'cancelada' : 'agendada'
  if (age <= 6) return random.pick(['em-andamento', 'em-andamento', 'agendada', 'concluida'])
  if (age <= 25) return random.pick(['concluida', 'concluida', 'concluida', 'homologada', 'homologada', 'agendada'])
  if (random.chance(0.05)) return 'cancelada'
  return random.chance(0.03) ? 'concluida' : 'homologada'
}

const none = { organizationId: null, eventId: null, canteenId: null, supplierId: null }

function targetOf({ random, questionnaires, targets, places }: VisitWorld) {
  const place = random.pick(places)
  const questionnaire = random.pick(questionnaires.filter(({ targetType }) => targetType === 'local' || targets[targetType].length > 0))
  const kind = questionnaire.targetType
  const target = kind === 'local' ? undefined : random.pick(targets[kind])
  const hall = `${random.pick(['Ginásio Municipal', 'Centro Esportivo', 'Estádio Municipal', 'Ginásio de Esportes'])} de ${place.city}`
  const ids = {
    ...none,
    eventId: target?.eventId ?? null,
    targetType: kind,
    ...(target && kind !== 'local' && { [targetKeys[kind]]: target.id }),
  }
  return { questionnaire, ids, place, name: target?.label ?? hall, placeName: hall }
}

const targetKeys = { organizacao: 'organizationId', evento: 'eventId', refeitorio: 'canteenId', fornecedor: 'supplierId' } as const

/** The quality of the place decides most answers; only the first `share` of the questions are answered. */
function answersOf({ random }: VisitWorld, { sections }: AskedQuestionnaire, share: number): GivenAnswers {
  const quality = random.pick([0.99, 0.98, 0.95, 0.9, 0.85, 0.7])
  const questions = sections.flatMap((section) => section.questions)
  const answers: Record<string, GivenAnswers[string]> = {}
  for (const question of questions.slice(0, Math.ceil(questions.length * share))) {
    if (!askedQuestions(sections, answers).has(question.code)) continue
    if (question.type === 'sim-nao-na' && random.chance(0.05)) answers[question.code] = { value: null, na: true }
    else answers[question.code] = { value: valueOf(question, random.chance(quality)) }
  }
  return answers
}

function valueOf({ type, options, statement }: Question, isGood: boolean): string {
  if (type === 'escolha-unica') return (isGood ? options[0] : options.at(-1))?.value ?? ''
  return type === 'texto-curto' ? (details[statement] ?? 'Ver foto') : isGood ? 'sim' : 'nao'
}

const details: Readonly<Record<string, string>> = {
  'O que obstrui?': 'Cadeiras empilhadas diante da porta',
  'O que precisa ser limpo?': 'Bancada e coifa',
  'Qual a temperatura?': '48 °C na cuba do arroz',
  'Onde?': 'Junto à linha de fundo',
  'Onde faltam?': 'Na arquibancada leste',
  'Por quê?': 'Está de férias, sem substituto',
}

const isWrong = (question: Question, answers: GivenAnswers) =>
  isNonConforming(question, { value: answers[question.code]?.value ?? null, na: answers[question.code]?.na })

interface When {
  readonly scheduledFor: string
  readonly age: number
  readonly isOver: boolean
}

function findingOf({ random }: VisitWorld, { code, statement }: Question, { scheduledFor, age, isOver }: When): Finding {
  const severity = random.pick(['leve', 'leve', 'leve', 'moderada', 'moderada', 'moderada', 'grave', 'gravissima'] as const)
  const isOld = age > 60
  const state = !isOver
    ? 'aberta'
    : isOld
      ? random.pick(['sanada', 'sanada', 'sanada', 'sanada', 'nao-sanada'] as const)
      : random.pick(['aberta', 'aberta', 'em-correcao', 'sanada'] as const)
  return {
    questionId: code,
    severity,
    description: `Não conforme: ${statement}`,
    deadline: addDays(scheduledFor, random.pick([7, 15, 30])),
    correctiveAction: random.chance(0.7) ? 'Corrigir e enviar foto à regional até o prazo.' : null,
    state,
    followUp: state === 'sanada' ? 'Correção comprovada por foto.' : null,
  }
}

function companionOf({ random }: VisitWorld, isOver: boolean) {
  if (!isOver) return { companionName: null, companionRole: null, companionDocument: null }
  const companionName = random.pick(['Rosângela Kuhn', 'Ademir Szymanski', 'Célia Nakamura', 'Jonas Batista', 'Ivone Dalla Costa'])
  return {
    companionName,
    companionRole: random.pick(['Coordenadora do local', 'Zelador', 'Secretária de Esporte']),
    companionDocument: `${random.integer(4, 12)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`,
  }
}

function addressOf({ random }: VisitWorld, cityId: number): SiteVisitDraft['address'] {
  return {
    countryId: 76,
    zipCode: `8${random.integer(0, 7)}${random.digits(3)}000`,
    postalCode: null,
    street: random.pick(streets),
    number: String(random.integer(10, 2400)),
    complement: null,
    neighborhood: random.pick(neighborhoods),
    stateId: 41,
    cityId,
    stateName: null,
    cityName: null,
    latitude: null,
    longitude: null,
  }
}

const conclusions = {
  conforme: 'As condições verificadas atendem ao que se exige. Recomenda-se manter a rotina de conservação.',
  'conforme-com-ressalvas': 'As condições atendem ao que se exige, com ressalvas que devem ser corrigidas no prazo indicado.',
  'nao-conforme': 'As condições verificadas não atendem ao que se exige. O uso depende da correção do que foi apontado.',
  inconclusiva: 'Não foi possível verificar todas as condições. Nova visita deve ser marcada.',
} as const
