import type { FieldMessages } from '../../../../core/messages.js'
import type { CanteenDay, CanteenDish, CanteenMealDraft, CanteenMenuDraft, SanitaryLicense } from './fields.js'

/** Names of the meals. */
export const mealNames = {
  'pt-BR': { 'cafe-da-manha': 'Café da manhã', almoco: 'Almoço', lanche: 'Lanche', jantar: 'Jantar', ceia: 'Ceia' },
  'en-US': { 'cafe-da-manha': 'Breakfast', almoco: 'Lunch', lanche: 'Snack', jantar: 'Dinner', ceia: 'Supper' },
  'es-ES': { 'cafe-da-manha': 'Desayuno', almoco: 'Almuerzo', lanche: 'Merienda', jantar: 'Cena', ceia: 'Recena' },
} as const

/** The name of one meal of one day. */
export const mealOfDayTexts = { 'pt-BR': '{meal} de {day}', 'en-US': '{meal} of {day}', 'es-ES': '{meal} del {day}' } as const

/** Names of the ways to serve a meal. */
export const serviceNames = {
  'pt-BR': { buffet: 'Bufê', marmitex: 'Marmitex', 'kit-lanche': 'Kit lanche', bandejao: 'Bandejão' },
  'en-US': { buffet: 'Buffet', marmitex: 'Packed meal', 'kit-lanche': 'Snack kit', bandejao: 'Tray line' },
  'es-ES': { buffet: 'Bufé', marmitex: 'Vianda', 'kit-lanche': 'Kit de merienda', bandejao: 'Autoservicio' },
} as const

/** Names of the groups of dishes. */
export const dishGroupNames = {
  'pt-BR': { proteina: 'Proteína', acompanhamento: 'Acompanhamento', salada: 'Salada', sobremesa: 'Sobremesa', bebida: 'Bebida' },
  'en-US': { proteina: 'Protein', acompanhamento: 'Side dish', salada: 'Salad', sobremesa: 'Dessert', bebida: 'Drink' },
  'es-ES': { proteina: 'Proteína', acompanhamento: 'Guarnición', salada: 'Ensalada', sobremesa: 'Postre', bebida: 'Bebida' },
} as const

/** Names of the diets that a menu suits. */
export const dietaryNames = {
  'pt-BR': {
    vegetariano: 'Vegetariano',
    vegano: 'Vegano',
    'sem-gluten': 'Sem glúten',
    'sem-lactose': 'Sem lactose',
    diabetico: 'Para diabéticos',
  },
  'en-US': {
    vegetariano: 'Vegetarian',
    vegano: 'Vegan',
    'sem-gluten': 'Gluten-free',
    'sem-lactose': 'Lactose-free',
    diabetico: 'For diabetics',
  },
  'es-ES': {
    vegetariano: 'Vegetariano',
    vegano: 'Vegano',
    'sem-gluten': 'Sin gluten',
    'sem-lactose': 'Sin lactosa',
    diabetico: 'Para diabéticos',
  },
} as const

/** Names of the ways to control access. */
export const accessNames = {
  'pt-BR': { pulseira: 'Pulseira', 'qr-code': 'QR Code', lista: 'Lista de nomes', nenhum: 'Nenhum' },
  'en-US': { pulseira: 'Wristband', 'qr-code': 'QR code', lista: 'List of names', nenhum: 'None' },
  'es-ES': { pulseira: 'Pulsera', 'qr-code': 'Código QR', lista: 'Lista de nombres', nenhum: 'Ninguno' },
} as const

/** Names of the statuses of a canteen. */
export const statusNames = {
  'pt-BR': { planejado: 'Planejado', ativo: 'Ativo', encerrado: 'Encerrado', cancelado: 'Cancelado' },
  'en-US': { planejado: 'Planned', ativo: 'Active', encerrado: 'Closed', cancelado: 'Canceled' },
  'es-ES': { planejado: 'Planificado', ativo: 'Activo', encerrado: 'Cerrado', cancelado: 'Cancelado' },
} as const

export const mealTexts: FieldMessages<CanteenMealDraft, 'unitPrice' | 'balance'> = {
  'pt-BR': {
    singular: 'Refeição',
    fields: {
      type: 'Refeição',
      startTime: 'Início',
      endTime: 'Fim',
      service: 'Serviço',
      expectedPerDay: 'Previsão por dia',
      maxPerPerson: 'Máximo por pessoa',
      lotItemId: 'Item do lote',
      unitPrice: 'Preço unitário',
      balance: 'Saldo do lote',
    },
    options: { type: mealNames['pt-BR'], service: serviceNames['pt-BR'] },
    hints: { lotItemId: 'Necessário para ativar; contado em refeições ou kits' },
  },
  'en-US': {
    singular: 'Meal',
    fields: {
      type: 'Meal',
      startTime: 'From',
      endTime: 'Until',
      service: 'Service',
      expectedPerDay: 'Expected a day',
      maxPerPerson: 'Most per person',
      lotItemId: 'Item of the lot',
      unitPrice: 'Unit price',
      balance: 'Balance of the lot',
    },
    options: { type: mealNames['en-US'], service: serviceNames['en-US'] },
    hints: { lotItemId: 'Needed to activate; counted in meals or kits' },
  },
  'es-ES': {
    singular: 'Comida',
    fields: {
      type: 'Comida',
      startTime: 'Desde',
      endTime: 'Hasta',
      service: 'Servicio',
      expectedPerDay: 'Previsto por día',
      maxPerPerson: 'Máximo por persona',
      lotItemId: 'Ítem del lote',
      unitPrice: 'Precio unitario',
      balance: 'Saldo del lote',
    },
    options: { type: mealNames['es-ES'], service: serviceNames['es-ES'] },
    hints: { lotItemId: 'Necesario para activar; contado en comidas o kits' },
  },
}

export const menuTexts: FieldMessages<CanteenMenuDraft> = {
  'pt-BR': {
    singular: 'Cardápio',
    fields: { date: 'Data', mealType: 'Refeição', dishes: 'Pratos', dietary: 'Opções alimentares', kcal: 'Calorias (kcal)' },
    options: { mealType: mealNames['pt-BR'], dietary: dietaryNames['pt-BR'] },
  },
  'en-US': {
    singular: 'Menu',
    fields: { date: 'Date', mealType: 'Meal', dishes: 'Dishes', dietary: 'Dietary options', kcal: 'Energy (kcal)' },
    options: { mealType: mealNames['en-US'], dietary: dietaryNames['en-US'] },
  },
  'es-ES': {
    singular: 'Menú',
    fields: { date: 'Fecha', mealType: 'Comida', dishes: 'Platos', dietary: 'Opciones alimentarias', kcal: 'Energía (kcal)' },
    options: { mealType: mealNames['es-ES'], dietary: dietaryNames['es-ES'] },
  },
}

export const dishTexts: FieldMessages<CanteenDish> = {
  'pt-BR': {
    singular: 'Prato',
    fields: { name: 'Prato', group: 'Grupo' },
    options: { group: dishGroupNames['pt-BR'] },
  },
  'en-US': {
    singular: 'Dish',
    fields: { name: 'Dish', group: 'Group' },
    options: { group: dishGroupNames['en-US'] },
  },
  'es-ES': {
    singular: 'Plato',
    fields: { name: 'Plato', group: 'Grupo' },
    options: { group: dishGroupNames['es-ES'] },
  },
}

export const dayTexts: FieldMessages<CanteenDay> = {
  'pt-BR': {
    singular: 'Registro',
    fields: { date: 'Data', mealType: 'Refeição', served: 'Servidas', wasted: 'Desperdício (kg)' },
    options: { mealType: mealNames['pt-BR'] },
  },
  'en-US': {
    singular: 'Record',
    fields: { date: 'Date', mealType: 'Meal', served: 'Served', wasted: 'Wasted (kg)' },
    options: { mealType: mealNames['en-US'] },
  },
  'es-ES': {
    singular: 'Registro',
    fields: { date: 'Fecha', mealType: 'Comida', served: 'Servidas', wasted: 'Desperdicio (kg)' },
    options: { mealType: mealNames['es-ES'] },
  },
}

export const licenseTexts: FieldMessages<SanitaryLicense> = {
  'pt-BR': {
    fields: { number: 'Número da licença', validUntil: 'Válida até' },
    options: {},
  },
  'en-US': {
    fields: { number: 'License number', validUntil: 'Valid until' },
    options: {},
  },
  'es-ES': {
    fields: { number: 'Número de la licencia', validUntil: 'Válida hasta' },
    options: {},
  },
}
