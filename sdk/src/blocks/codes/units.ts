/** The units that materials and services are counted in; domain model B6.10. */
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

/** What the units are called, in three languages. */
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

/** What a unit is called within a sentence: "refeição"; a code that is none of them stays as it is. */
export function unitWord(unit: string | null, locale: keyof typeof unitNames): string | undefined {
  const name = unitCodes.find((code) => code === unit)
  return name ? unitNames[locale][name].toLowerCase() : (unit ?? undefined)
}
