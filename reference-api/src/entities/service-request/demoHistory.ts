import type { Row } from '../../database/database.js'
import type { DemoRequest } from './demoRequest.js'

/** How many requests of each status belong to the demo user on the first day, the latest ones. */
const asked: Readonly<Partial<Record<DemoRequest['status'], number>>> = {
  rascunho: 2,
  devolvida: 2,
  'em-analise': 2,
  aprovada: 1,
  'em-execucao': 1,
}
const received: Readonly<Partial<Record<DemoRequest['status'], number>>> = { 'em-execucao': 3, 'parcialmente-atendida': 2 }

/** The same requests, but `person` requests or manages a few of them. Requester, manager and inspector stay different people. */
export function withOwn<Request extends DemoRequest>(requests: readonly Request[], person: number | undefined): readonly Request[] {
  if (person === undefined) return requests
  const isFree = ({ draft }: Request) => ![draft.requesterId, draft.managerId, draft.inspectorId].includes(person)
  const latest = (status: DemoRequest['status'], count = 0, skip = 0) =>
    requests
      .filter((request) => request.status === status && isFree(request))
      .toSorted((one, other) => other.since.localeCompare(one.since))
      .slice(skip, skip + count)
  const own = new Set(Object.entries(asked).flatMap(([status, count]) => latest(status as DemoRequest['status'], count)))
  const toReceive = new Set(
    Object.entries(received).flatMap(([status, count]) =>
      latest(status as DemoRequest['status'], count, asked[status as DemoRequest['status']]),
    ),
  )
  return requests.map((request) => {
    if (own.has(request)) return { ...request, draft: { ...request.draft, requesterId: person } }
    return toReceive.has(request) ? { ...request, draft: { ...request.draft, inspectorId: person } } : request
  })
}

/** What a person who asks for services begins with: to finish, to call back or cancel, and to correct. */
const begun: readonly DemoRequest['status'][] = ['rascunho', 'enviada', 'devolvida']

/** The same requests, but `person` made two of each of these statuses, if possible for events to come and with balance left; none of them was `other`'s. */
export function withRequester<Request extends DemoRequest>(
  requests: readonly Request[],
  { person, other, today }: { readonly person: number | undefined; readonly other: number | undefined; readonly today: string },
): readonly Request[] {
  if (person === undefined) return requests
  const isFree = ({ draft }: Request) =>
    draft.requesterId !== other && ![draft.requesterId, draft.managerId, draft.inspectorId].includes(person)
  const isReady = ({ draft, lot }: Request) =>
    draft.eventId !== null &&
    draft.startDate > today &&
    draft.items.every(({ lotItemId, quantity }) => lot.items.some(({ id, left }) => id === lotItemId && left >= Number(quantity)))
  const own = new Set(
    begun.flatMap((status) =>
      requests
        .filter((request) => request.status === status && isFree(request))
        .toSorted((one, two) => Number(isReady(two)) - Number(isReady(one)) || two.since.localeCompare(one.since))
        .slice(0, 2),
    ),
  )
  return requests.map((request) => (own.has(request) ? { ...request, draft: { ...request.draft, requesterId: person } } : request))
}

const before: Readonly<Record<DemoRequest['status'], string | undefined>> = {
  rascunho: undefined,
  enviada: 'rascunho',
  'em-analise': 'enviada',
  devolvida: 'em-analise',
  aprovada: 'em-analise',
  empenhada: 'aprovada',
  'em-execucao': 'empenhada',
  'parcialmente-atendida': 'em-execucao',
  concluida: 'em-execucao',
  reprovada: 'em-analise',
  cancelada: 'enviada',
}
const reasons: Readonly<Partial<Record<DemoRequest['status'], readonly string[]>>> = {
  devolvida: [
    'Falta detalhar o local de entrega e anexar o cronograma do evento.',
    'A quantidade de kits não confere com as inscrições homologadas.',
    'A dotação indicada já está comprometida; informe outra fonte.',
  ],
  reprovada: ['O item pedido já está coberto por outra solicitação da mesma etapa.', 'Sem disponibilidade orçamentária neste trimestre.'],
  cancelada: ['Etapa transferida para outro município; novo pedido será feito.', 'Evento adiado a pedido do município-sede.'],
}

/** Audit entries for the latest step of requests that changed since `since`. */
export function historyRows(requests: readonly (DemoRequest & { readonly id: number })[], since: string): Row[] {
  return requests.flatMap(({ id, status, since: day, isCommitted }) => {
    const from = status === 'cancelada' && isCommitted ? 'empenhada' : before[status]
    if (from === undefined || day < since) return []
    const words = reasons[status]
    return [
      {
        entity: 'serviceRequest',
        record_id: id,
        at: changedAt(day, id),
        // Most entries belong to the second demo user, who does not request anything.
        user_id: id % 4 === 0 ? 1 : 2,
        action: 'transition',
        changes: [{ field: 'status', before: from, after: status }],
        reason: words?.[id % words.length] ?? null,
      },
    ]
  })
}

/** A time within office hours in Paraná. */
export function changedAt(day: string, id: number): string {
  return `${day}T${String(11 + (id % 9)).padStart(2, '0')}:${String((id * 7) % 60).padStart(2, '0')}:00.000Z`
}
