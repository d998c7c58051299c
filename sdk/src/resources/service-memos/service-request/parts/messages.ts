import { unitNames } from '../../../../blocks/codes/units.js'

/** Texts of the rows and groups of a request in three languages. */
export const itemTexts = {
  'pt-BR': {
    singular: 'Item',
    fields: {
      lotItemId: 'Item do lote',
      complement: 'Complemento',
      unit: 'Unidade',
      quantity: 'Quantidade',
      unitPrice: 'Preço unitário',
      priceReason: 'Motivo do preço menor',
      total: 'Total',
      balance: 'Saldo do lote',
      received: 'Recebido',
    },
    hints: { unitPrice: 'Em branco, vale o preço registrado' },
    options: { unit: unitNames['pt-BR'] },
  },
  'en-US': {
    singular: 'Item',
    fields: {
      lotItemId: 'Item of the lot',
      complement: 'Complement',
      unit: 'Unit',
      quantity: 'Quantity',
      unitPrice: 'Unit price',
      priceReason: 'Reason for the lower price',
      total: 'Total',
      balance: 'Balance of the lot',
      received: 'Received',
    },
    hints: { unitPrice: 'If empty, the registered price applies' },
    options: { unit: unitNames['en-US'] },
  },
  'es-ES': {
    singular: 'Ítem',
    fields: {
      lotItemId: 'Ítem del lote',
      complement: 'Complemento',
      unit: 'Unidad',
      quantity: 'Cantidad',
      unitPrice: 'Precio unitario',
      priceReason: 'Motivo del precio menor',
      total: 'Total',
      balance: 'Saldo del lote',
      received: 'Recibido',
    },
    hints: { unitPrice: 'En blanco, vale el precio registrado' },
    options: { unit: unitNames['es-ES'] },
  },
} as const

export const receivedItemTexts = {
  'pt-BR': { singular: 'Item recebido', fields: { lotItemId: 'Item', quantity: 'Quantidade recebida' }, options: {} },
  'en-US': { singular: 'Item received', fields: { lotItemId: 'Item', quantity: 'Quantity received' }, options: {} },
  'es-ES': { singular: 'Ítem recibido', fields: { lotItemId: 'Ítem', quantity: 'Cantidad recibida' }, options: {} },
} as const

export const receiptTexts = {
  'pt-BR': {
    singular: 'Recebimento',
    fields: {
      date: 'Data',
      kind: 'Tipo',
      invoiceNumber: 'Nota fiscal',
      invoiceSeries: 'Série',
      invoiceValue: 'Valor da nota',
      valueReason: 'Motivo da diferença',
      attestedById: 'Atestado por',
      attestedBy: 'Atestado por',
      items: 'Itens recebidos',
      provisionalDate: 'Recebido em provisório',
    },
    options: { kind: { provisorio: 'Provisório', definitivo: 'Definitivo' } },
  },
  'en-US': {
    singular: 'Receipt',
    fields: {
      date: 'Date',
      kind: 'Type',
      invoiceNumber: 'Invoice',
      invoiceSeries: 'Series',
      invoiceValue: 'Invoice amount',
      valueReason: 'Reason for the difference',
      attestedById: 'Attested by',
      attestedBy: 'Attested by',
      items: 'Items received',
      provisionalDate: 'Provisionally received',
    },
    options: { kind: { provisorio: 'Provisional', definitivo: 'Definitive' } },
  },
  'es-ES': {
    singular: 'Recepción',
    fields: {
      date: 'Fecha',
      kind: 'Tipo',
      invoiceNumber: 'Factura',
      invoiceSeries: 'Serie',
      invoiceValue: 'Importe de la factura',
      valueReason: 'Motivo de la diferencia',
      attestedById: 'Atestada por',
      attestedBy: 'Atestada por',
      items: 'Ítems recibidos',
      provisionalDate: 'Recibido en provisional',
    },
    options: { kind: { provisorio: 'Provisional', definitivo: 'Definitiva' } },
  },
} as const

/** Labels of the lines in the dialog of a receipt, and of the dialog's own fields. */
export const arrivedTexts = {
  'pt-BR': {
    singular: 'Item recebido',
    fields: { lotItemId: 'Item', quantity: 'Chegou agora', asked: 'Pedido', before: 'Já recebido', unit: 'Unidade', unitPrice: 'Preço' },
    options: {},
    hints: { quantity: '0 se nada chegou' },
  },
  'en-US': {
    singular: 'Item received',
    fields: { lotItemId: 'Item', quantity: 'Arrived now', asked: 'Ordered', before: 'Already received', unit: 'Unit', unitPrice: 'Price' },
    options: {},
    hints: { quantity: '0 if nothing arrived' },
  },
  'es-ES': {
    singular: 'Ítem recibido',
    fields: { lotItemId: 'Ítem', quantity: 'Llegó ahora', asked: 'Pedido', before: 'Ya recibido', unit: 'Unidad', unitPrice: 'Precio' },
    options: {},
    hints: { quantity: '0 si no llegó nada' },
  },
} as const

/** For all lines of a receipt at once. */
export const arrivedAllTexts = {
  'pt-BR': { none: 'Zerar todas as quantidades', begun: 'Voltar às quantidades do início' },
  'en-US': { none: 'Set all quantities to 0', begun: 'Back to the first quantities' },
  'es-ES': { none: 'Poner todas las cantidades en 0', begun: 'Volver a las cantidades del inicio' },
} as const

export const paymentTexts = {
  'pt-BR': {
    singular: 'Pagamento',
    fields: { date: 'Data', orderNumber: 'Ordem bancária', amount: 'Valor' },
    options: {},
    hints: { orderNumber: 'Como 2026OB000123' },
  },
  'en-US': {
    singular: 'Payment',
    fields: { date: 'Date', orderNumber: 'Bank order', amount: 'Amount' },
    options: {},
    hints: { orderNumber: 'Such as 2026OB000123' },
  },
  'es-ES': {
    singular: 'Pago',
    fields: { date: 'Fecha', orderNumber: 'Orden bancaria', amount: 'Importe' },
    options: {},
    hints: { orderNumber: 'Como 2026OB000123' },
  },
} as const

export const budgetTexts = {
  'pt-BR': { fields: { dotacao: 'Dotação', expenseNature: 'Natureza da despesa', source: 'Fonte' }, options: {} },
  'en-US': { fields: { dotacao: 'Allocation', expenseNature: 'Nature of expense', source: 'Source' }, options: {} },
  'es-ES': { fields: { dotacao: 'Asignación', expenseNature: 'Naturaleza del gasto', source: 'Fuente' }, options: {} },
} as const

export const commitmentTexts = {
  'pt-BR': { fields: { number: 'Número do empenho', date: 'Data', amount: 'Valor' }, options: {}, hints: { number: 'Como 2026NE000123' } },
  'en-US': {
    fields: { number: 'Commitment number', date: 'Date', amount: 'Amount' },
    options: {},
    hints: { number: 'Such as 2026NE000123' },
  },
  'es-ES': {
    fields: { number: 'Número del compromiso', date: 'Fecha', amount: 'Importe' },
    options: {},
    hints: { number: 'Como 2026NE000123' },
  },
} as const

export const approvalTexts = {
  'pt-BR': { fields: { managerId: 'Gestor', inspectorId: 'Fiscal' }, options: {}, hints: { inspectorId: 'Outra pessoa que não o gestor' } },
  'en-US': {
    fields: { managerId: 'Manager', inspectorId: 'Inspector' },
    options: {},
    hints: { inspectorId: 'Another person than the manager' },
  },
  'es-ES': { fields: { managerId: 'Gestor', inspectorId: 'Fiscal' }, options: {}, hints: { inspectorId: 'Otra persona, no el gestor' } },
} as const

export const commitTexts = {
  'pt-BR': { fields: { budget: 'Dotação orçamentária', commitment: 'Empenho' }, options: {} },
  'en-US': { fields: { budget: 'Budget line', commitment: 'Commitment' }, options: {} },
  'es-ES': { fields: { budget: 'Partida presupuestaria', commitment: 'Compromiso' }, options: {} },
} as const

export const annulTexts = {
  'pt-BR': { fields: { annulmentNumber: 'Número da anulação de empenho' }, options: {}, hints: { annulmentNumber: 'Como 2026NE000123' } },
  'en-US': { fields: { annulmentNumber: 'Number of the annulment' }, options: {}, hints: { annulmentNumber: 'Such as 2026NE000123' } },
  'es-ES': { fields: { annulmentNumber: 'Número de la anulación' }, options: {}, hints: { annulmentNumber: 'Como 2026NE000123' } },
} as const

/** The word shown beside an item in its choice: "saldo 300 UN". */
export const balanceTexts = { 'pt-BR': 'saldo', 'en-US': 'balance', 'es-ES': 'saldo' } as const

/** Names of the categories of a request's files. */
export const fileTexts = {
  'pt-BR': {
    'termo-referencia': 'Termo de referência',
    orcamento: 'Orçamento',
    empenho: 'Nota de empenho',
    'nota-fiscal': 'Nota fiscal',
    atesto: 'Atesto',
    outro: 'Outro',
  },
  'en-US': {
    'termo-referencia': 'Terms of reference',
    orcamento: 'Quotation',
    empenho: 'Commitment note',
    'nota-fiscal': 'Invoice',
    atesto: 'Attestation',
    outro: 'Other',
  },
  'es-ES': {
    'termo-referencia': 'Términos de referencia',
    orcamento: 'Presupuesto',
    empenho: 'Nota de compromiso',
    'nota-fiscal': 'Factura',
    atesto: 'Atestación',
    outro: 'Otro',
  },
} as const
