const address = {
  countryId: 76,
  zipCode: '80060000',
  postalCode: null,
  street: 'Rua Pastor Manoel Virgínio de Souza',
  number: '1020',
  complement: null,
  neighborhood: 'Capão da Imbuia',
  stateId: 41,
  cityId: 4106902,
  stateName: null,
  cityName: null,
  latitude: null,
  longitude: null,
}

/** Site visits for stories and tests: a late one, one under way, one to approve, one finished, one cancelled. */
export const siteVisitSamples = [
  siteVisit(1, { scheduledFor: '2026-01-15', isOverdue: true }),
  siteVisit(2, {
    status: 'em-andamento',
    startedAt: '2026-05-05T12:10:00.000Z',
    score: '83.33',
    openCount: 1,
    nonConformities: [finding(1)],
  }),
  siteVisit(3, {
    status: 'concluida',
    startedAt: '2026-05-04T12:10:00.000Z',
    finishedAt: '2026-05-04T14:40:00.000Z',
    score: '58.00',
    result: 'nao-conforme',
    openCount: 1,
    nonConformities: [finding(2, { severity: 'grave' })],
    companionName: 'Rosângela Kuhn',
    companionRole: 'Coordenadora',
    companionDocument: '8.123.456-7',
    conclusion: 'Há saída de emergência obstruída; o público não pode entrar antes da correção.',
  }),
  siteVisit(4, { status: 'homologada', score: '100.00', result: 'conforme', verificationCode: 'K7M2-9QRT-4XWB-P3DA' }),
  siteVisit(5, { status: 'cancelada' }),
] as const

function siteVisit(id: number, parts: object) {
  const blank = {
    organizationId: null,
    eventId: null,
    canteenId: null,
    supplierId: null,
    targetId: null,
    regionId: 1,
    teamIds: [] as number[],
    team: [] as { id: number; label: string }[],
    inspectorId: 1,
  }
  const companion = { companionName: null, companionRole: null, companionDocument: null, instrument: null, protocol: null }
  const outcome = { conclusion: null, isInconclusive: false, inconclusiveReason: null, score: null, result: null, openCount: 0, geo: null }
  const times = {
    startedAt: null,
    finishedAt: null,
    homologatedAt: null,
    homologator: null,
    barred: null,
    verificationCode: null,
    isOverdue: false,
  }
  const rows = { nonConformities: [] as object[], photos: [] as object[], signatures: [] as object[], notes: null }
  const what = { questionnaireId: 2, questionnaireVersion: 2, targetType: 'local', target: 'Ginásio Almir Nelson de Almeida' }
  const place = { placeName: 'Ginásio Almir Nelson de Almeida', address, scheduledFor: '2026-05-04' }
  const status = 'agendada'
  return {
    id,
    number: `${id}/2026`,
    numberOrder: 26_000_000 + id,
    status,
    ...what,
    ...place,
    ...blank,
    ...companion,
    ...outcome,
    ...times,
    ...rows,
    urgency: id,
    ...parts,
  }
}

function finding(id: number, parts: object = {}) {
  const rest = { questionId: 'P1', deadline: '2026-06-01', correctiveAction: 'Desobstruir a saída', state: 'aberta', followUp: null }
  return { id, severity: 'moderada', description: 'Saída de emergência com cadeiras empilhadas', ...rest, ...parts }
}
