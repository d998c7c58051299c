import type { TenderDraft } from '@esporte-parana/sdk/contracts'
import type { Random } from '../../demo/random.js'
import { addDays } from '../../core/today.js'

interface World {
  readonly random: Random
  readonly today: string
  /** Ids of people who may be responsible. */
  readonly people: readonly number[]
  /** The next number of a modality in a year. */
  numberIn(key: string): number
  /** A new e-Protocolo number; sometimes the previous one, because a repeated tender keeps it. */
  protocolOf(place: number): string
}

interface DemoTender {
  readonly status: string
  readonly resumeStatus?: string
  readonly draft: TenderDraft
}

interface Theme {
  /** The first part of its lots' titles. */
  readonly short: string
  readonly object: string
  /** Codes of the GMS groups of its lots. */
  readonly groups: readonly string[]
}

/** What the state's sports body buys: the objects of the demo tenders. */
export const demoThemes: readonly Theme[] = [
  { short: 'Refeições', object: 'Fornecimento de refeições para os Jogos Oficiais do Paraná', groups: ['03'] },
  { short: 'Arbitragem', object: 'Serviços de arbitragem para as competições estaduais', groups: ['02'] },
  { short: 'Transporte', object: 'Locação de ônibus e vans para o transporte de delegações', groups: ['04'] },
  { short: 'Premiação e material', object: 'Medalhas, troféus e material esportivo para os Jogos Escolares', groups: ['78'] },
  { short: 'Uniformes', object: 'Uniformes e vestuário esportivo para as seleções paranaenses', groups: ['84'] },
  { short: 'Hospedagem', object: 'Hospedagem de árbitros e equipes técnicas nas fases regionais', groups: ['05'] },
  { short: 'Estruturas', object: 'Tendas, palcos e arquibancadas para as cerimônias de abertura', groups: ['06'] },
  { short: 'Manutenção', object: 'Manutenção predial e esportiva dos ginásios do Estado', groups: ['07'] },
  { short: 'Limpeza e vigilância', object: 'Limpeza e vigilância das sedes e praças esportivas', groups: ['08'] },
  { short: 'Atendimento médico', object: 'Ambulâncias e atendimento médico durante as competições', groups: ['10'] },
  { short: 'Impressos e divulgação', object: 'Impressos, sinalização e divulgação dos Jogos Abertos', groups: ['11'] },
  { short: 'Equipamentos', object: 'Locação de equipamentos e estruturas esportivas', groups: ['13'] },
  { short: 'Obras', object: 'Reforma de quadras e ginásios de esportes', groups: ['01'] },
  { short: 'Gêneros alimentícios', object: 'Gêneros alimentícios para os centros de treinamento', groups: ['89'] },
  { short: 'Informática', object: 'Licenças e serviços de informática', groups: ['09'] },
]

/** The demo tender at a place: a higher place is older, and some of the newest are still in progress. */
export function demoTender(world: World, place: number): DemoTender {
  const { random, people } = world
  const theme = demoThemes[place % demoThemes.length] ?? { short: '', object: '', groups: [] }
  // Of 120 tenders 24 are in progress, 66 were signed within a year, and the others earlier.
  const age =
    place === 0 ? 90 : place % 5 === 4 ? random.integer(-10, 60) : place % 20 < 15 ? random.integer(70, 380) : random.integer(450, 1000)
  const on = (days: number) => addDays(world.today, days - age)
  const kind = kindOf(random, theme, place)
  const status = place === 0 ? 'vigente' : place % 5 === 4 ? onItsWay(age, kind.modality) : 'homologada'
  const isSigned = status === 'homologada' || status === 'vigente'
  const [start, end] = [on(45), addDays(addYear(on(45)), -1)]
  const isExtended = isSigned && kind.isSrp && age > 380 && random.chance(0.5)
  const until = addDays(addYear(addYear(start)), -1)
  const year = Number(on(0).slice(0, 4))
  const period = isSigned
    ? { number: `${random.integer(1, 300)}/${on(40).slice(0, 4)}`, start, end }
    : { number: null, start: null, end: null }
  const draft: TenderDraft = {
    ...kind,
    number: place === 0 ? 118 : world.numberIn(`${kind.modality} ${year}`),
    year,
    managingBody: kind.isSrp && random.chance(0.4) ? 'DECON/SEAP' : 'Paraná Esporte',
    ourRole: kind.isSrp && random.chance(0.3) ? 'participante' : 'gerenciador',
    protocol: world.protocolOf(place),
    object: place < demoThemes.length ? theme.object : `${theme.object}, ${year}, edição ${1 + Math.floor(place / demoThemes.length)}`,
    publicationDate: status === 'em-elaboracao' ? null : on(0),
    sessionAt: status === 'em-elaboracao' || isDirect(kind.modality) ? null : `${on(16)}T12:00:00.000Z`,
    homologationDate: isSigned ? on(38) : null,
    pncpControlNumber: null,
    uasg: '928658',
    ataNumber: kind.isSrp ? period.number : null,
    ataStart: kind.isSrp ? period.start : null,
    ataEnd: kind.isSrp ? period.end : null,
    contractNumber: kind.isSrp ? null : period.number,
    contractStart: kind.isSrp ? null : period.start,
    contractEnd: kind.isSrp ? null : period.end,
    extensions: isExtended ? [{ term: '1º Termo aditivo', signedAt: addDays(end, -20), until }] : [],
    estimatedTotal: `${random.integer(40, 3600)}000.00`,
    agentId: people[place % people.length] ?? null,
    managerId: people[(place + 1) % people.length] ?? null,
    inspectorId: people.length > 2 ? (people[(place + 2) % people.length] ?? null) : null,
    noticeUrl: null,
    pncpUrl: null,
    attachments: [],
    notes: null,
  }
  return { ...statusOf({ status, place, start, until: isExtended ? until : end }, world), draft }
}

type Kind = Pick<TenderDraft, 'modality' | 'isSrp' | 'legalBasis' | 'legalArticle' | 'judgingCriterion' | 'disputeMode'>

function kindOf(random: Random, { groups }: Theme, place: number): Kind {
  const common = { legalBasis: 'lei-14133', legalArticle: null, judgingCriterion: 'menor-preco' } as const
  if (groups[0] === '01') return { ...common, modality: 'concorrencia-eletronica', isSrp: false, disputeMode: 'aberto-fechado' }
  if (place > 0 && place % 11 === 0)
    return {
      ...common,
      modality: 'dispensa',
      isSrp: false,
      legalArticle: 'art. 75, II',
      judgingCriterion: 'nao-se-aplica',
      disputeMode: null,
    }
  if (place > 0 && place % 17 === 0)
    return {
      ...common,
      modality: 'inexigibilidade',
      isSrp: false,
      legalArticle: 'art. 74, I',
      judgingCriterion: 'nao-se-aplica',
      disputeMode: null,
    }
  return { ...common, modality: 'pregao-eletronico', isSrp: place === 0 || random.chance(0.8), disputeMode: 'aberto' }
}

const isDirect = (modality: string) => modality === 'dispensa' || modality === 'inexigibilidade'

function onItsWay(age: number, modality: string): string {
  if (age < 0) return 'em-elaboracao'
  if (isDirect(modality)) return age < 20 ? 'publicada' : 'adjudicada'
  if (age < 16) return 'publicada'
  return age < 25 ? 'em-disputa' : age < 40 ? 'em-julgamento' : 'adjudicada'
}

/** The status by date, with occasional failures. */
function statusOf(
  { status, place, start, until }: { readonly status: string; readonly place: number; readonly start: string; readonly until: string },
  { today }: World,
): Omit<DemoTender, 'draft'> {
  if (status === 'homologada') {
    if (until < today) return { status: 'encerrada' }
    const current = start <= today ? 'vigente' : 'homologada'
    return place % 23 === 22 ? { status: 'suspensa', resumeStatus: current } : { status: current }
  }
  if (status === 'em-disputa' && place % 3 === 0) return { status: 'deserta' }
  if (status === 'em-julgamento' && place % 4 === 0) return { status: 'fracassada' }
  if (status === 'publicada' && place % 6 === 0) return { status: 'suspensa', resumeStatus: 'publicada' }
  return { status }
}

const addYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4).replace('-02-29', '-02-28')}`

/** A random e-Protocolo number with the check digit of `validators/protocol`. */
export function newProtocol(random: Random): string {
  const digits = `2${random.integer(3, 5)}${random.digits(6)}`
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const rest = 11 - (sum % 11)
  return `${digits}${rest > 9 ? 0 : rest}`
}
