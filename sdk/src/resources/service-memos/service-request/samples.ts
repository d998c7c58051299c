const lotItem = { id: 1, label: 'Refeição, almoço, buffet', code: '8905.00001' }

const address = {
  countryId: 76,
  zipCode: '82800000',
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

/** Requests for stories and tests, on the first sample lot: a draft, one under analysis, and one half delivered. */
export const serviceRequestSamples = [
  { ...blank(1, 'Almoço para a fase regional dos Jogos Escolares'), items: [item(1, '120', '2628.00')], total: '2628.00' },
  {
    ...blank(2, 'Jantar para a abertura dos Jogos da Juventude'),
    number: '41/2026',
    status: 'em-analise',
    items: [item(2, '80', '1752.00')],
    total: '1752.00',
    managerId: 2,
    supplierTrouble: 'certidao-vencida',
    daysInStatus: 4,
  },
  {
    ...blank(3, 'Refeições para o festival da Escola do Esporte'),
    number: '17/2026',
    status: 'parcialmente-atendida',
    items: [{ ...item(3, '620', '13578.00'), received: '310' }],
    total: '13578.00',
    managerId: 2,
    inspectorId: 4,
    approver: { id: 2, label: 'Marlene Kowalski' },
    budget: { dotacao: '4902.27.812.16.6123', expenseNature: '3.3.90.39.41', source: '100' },
    commitment: { number: '2026NE000123', date: '2026-05-12', amount: '13578.00' },
    receipts: [receipt()],
    owed: '6789.00',
    daysInStatus: 12,
  },
]

function blank(id: number, subject: string) {
  return {
    id,
    number: null,
    numberOrder: null,
    date: '2026-05-05',
    departmentId: 1,
    requesterId: 1,
    regionId: 1,
    eventId: null,
    tenderId: 1,
    lotId: 11,
    supplier: { id: 1, label: 'Marcos Antônio Sobczak' },
    supplierTrouble: null,
    tenderTrouble: null,
    isOtherRegion: false,
    tenderManager: null,
    tenderInspector: null,
    owed: '0.00',
    isMine: false,
    barred: null,
    approver: null as object | null,
    annulmentNumber: null,
    subject,
    justification: 'Atendimento às equipes e à organização, conforme o calendário oficial e a média das edições anteriores.',
    protocol: '243185076',
    executionPlace: 'Ginásio de Esportes do Tarumã',
    address,
    startDate: '2026-05-18',
    endDate: '2026-05-22',
    deliveryDeadline: null,
    managerId: null as number | null,
    inspectorId: null as number | null,
    budget: null as object | null,
    commitment: null as object | null,
    items: [] as readonly object[],
    receipts: [] as readonly object[],
    payments: [] as readonly object[],
    unmet: null as string | null,
    followsId: null,
    followUp: null as object | null,
    proviso: null as string | null,
    attachments: [],
    total: '0.00',
    notes: null,
    status: 'rascunho',
    statusSince: '2026-05-06T12:00:00.000Z',
    daysInStatus: 0,
  }
}

function item(id: number, quantity: string, total: string) {
  const amounts = { quantity, unitPrice: '21.9', total, balance: '300', registeredPrice: '21.9', received: '0' }
  return { id, lotItemId: 1, lotItem, complement: null, priceReason: null, unit: 'REFEICAO', ...amounts }
}

function receipt() {
  const invoice = { invoiceNumber: '4711', invoiceSeries: '1', invoiceValue: '6789.00' }
  return {
    id: 1,
    date: '2026-05-20',
    kind: 'definitivo',
    provisionalDate: null,
    ...invoice,
    valueReason: null,
    attestedById: 4,
    items: [{ id: 1, lotItemId: 1, lotItem, quantity: '310' }],
  }
}
