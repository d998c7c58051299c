/** Units of materials and services; domain model B6.10. */
export const unitCodes = [
  'UN',
  'CX',
  'PCT',
  'KG',
  'L',
  'M',
  'M2',
  'M3',
  'PAR',
  'KIT',
  'DIARIA',
  'HORA',
  'REFEICAO',
  'KM',
  'MES',
  'SERVICO',
] as const

const counted: ReadonlySet<string | null | undefined> = new Set(['UN', 'CX', 'PCT', 'PAR', 'KIT', 'REFEICAO'])

/** Whether a quantity would divide what is only counted whole: half a meal, half a pair. */
export function isDivided(quantity: string | null, unit: string | null | undefined): boolean {
  return counted.has(unit) && /\.0*[1-9]/.test(quantity ?? '')
}

const oneByOne: ReadonlySet<string> = new Set(['UN', 'REFEICAO', 'KIT', 'SERVICO'])

/** Whether a number of one unit is the same number of the other: an office writes "un" of whatever is counted one by one, a meal or a kit. */
export const isSameCount = (one: string | undefined, other: string): boolean => one === other || (one === 'UN' && oneByOne.has(other))

/** Names of the units, in three languages. */
export const unitNames = {
  'pt-BR': {
    UN: 'Unidade',
    CX: 'Caixa',
    PCT: 'Pacote',
    KG: 'Quilograma',
    L: 'Litro',
    M: 'Metro',
    M2: 'Metro quadrado',
    M3: 'Metro cúbico',
    PAR: 'Par',
    KIT: 'Kit',
    DIARIA: 'Diária',
    HORA: 'Hora',
    REFEICAO: 'Refeição',
    KM: 'Quilômetro',
    MES: 'Mês',
    SERVICO: 'Serviço',
  },
  'en-US': {
    UN: 'Unit',
    CX: 'Box',
    PCT: 'Pack',
    KG: 'Kilogram',
    L: 'Liter',
    M: 'Meter',
    M2: 'Square meter',
    M3: 'Cubic meter',
    PAR: 'Pair',
    KIT: 'Kit',
    DIARIA: 'Day',
    HORA: 'Hour',
    REFEICAO: 'Meal',
    KM: 'Kilometer',
    MES: 'Month',
    SERVICO: 'Service',
  },
  'es-ES': {
    UN: 'Unidad',
    CX: 'Caja',
    PCT: 'Paquete',
    KG: 'Kilogramo',
    L: 'Litro',
    M: 'Metro',
    M2: 'Metro cuadrado',
    M3: 'Metro cúbico',
    PAR: 'Par',
    KIT: 'Kit',
    DIARIA: 'Día',
    HORA: 'Hora',
    REFEICAO: 'Comida',
    KM: 'Kilómetro',
    MES: 'Mes',
    SERVICO: 'Servicio',
  },
} as const

/** Plural names, for use in a sentence. */
const unitPlurals: Readonly<Record<keyof typeof unitNames, Readonly<Record<(typeof unitCodes)[number], string>>>> = {
  'pt-BR': {
    UN: 'unidades',
    CX: 'caixas',
    PCT: 'pacotes',
    KG: 'quilogramas',
    L: 'litros',
    M: 'metros',
    M2: 'metros quadrados',
    M3: 'metros cúbicos',
    PAR: 'pares',
    KIT: 'kits',
    DIARIA: 'diárias',
    HORA: 'horas',
    REFEICAO: 'refeições',
    KM: 'quilômetros',
    MES: 'meses',
    SERVICO: 'serviços',
  },
  'en-US': {
    UN: 'units',
    CX: 'boxes',
    PCT: 'packs',
    KG: 'kilograms',
    L: 'liters',
    M: 'meters',
    M2: 'square meters',
    M3: 'cubic meters',
    PAR: 'pairs',
    KIT: 'kits',
    DIARIA: 'days',
    HORA: 'hours',
    REFEICAO: 'meals',
    KM: 'kilometers',
    MES: 'months',
    SERVICO: 'services',
  },
  'es-ES': {
    UN: 'unidades',
    CX: 'cajas',
    PCT: 'paquetes',
    KG: 'kilogramos',
    L: 'litros',
    M: 'metros',
    M2: 'metros cuadrados',
    M3: 'metros cúbicos',
    PAR: 'pares',
    KIT: 'kits',
    DIARIA: 'días',
    HORA: 'horas',
    REFEICAO: 'comidas',
    KM: 'kilómetros',
    MES: 'meses',
    SERVICO: 'servicios',
  },
}

/** Cached, because every row of a table needs one. */
const plurals: Partial<Record<keyof typeof unitNames, Intl.PluralRules>> = {}

/** The name of a unit for an amount: "1 refeição", "120 refeições"; an unknown code stays unchanged. */
export function unitWord(unit: string | null, locale: keyof typeof unitNames, amount: string | number): string | undefined {
  const code = unitCodes.find((known) => known === unit)
  if (!code) return unit ?? undefined
  const rules = (plurals[locale] ??= new Intl.PluralRules(locale))
  const isOne = rules.select(Number(amount)) === 'one'
  return isOne ? unitNames[locale][code].toLowerCase() : unitPlurals[locale][code]
}
