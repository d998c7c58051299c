import type { MaterialDraft } from '@esporte-parana/sdk/contracts'
import type { DemoClass } from '../../demo/catalogueClasses.js'
import type { Random } from '../../demo/random.js'

interface Place {
  /** The number of the item in its class, from 0. */
  readonly number: number
  readonly random: Random
  readonly today: string
}

const sources = ['Painel de Preços', 'Ata de registro de preços vigente', 'Cotação com três fornecedores', 'Nota Paraná, Menor Preço']

/** A demo item of a class. All variants are used once before one repeats. */
export function demoMaterial(demoClass: DemoClass, { number, random, today }: Place): MaterialDraft {
  const { group, code, name, unitCode, price } = demoClass
  const { noun, words, step } = variantOf(demoClass, number)
  const description = [noun.charAt(0).toUpperCase() + noun.slice(1), ...words].join(', ')
  const type = typeOf(group, unitCode)
  const consumptionType = type !== 'material' ? null : unitCode === 'UN' && price >= 300 ? 'permanente' : 'consumo'
  return {
    code: `${group.code}${code}.${String(number + 1).padStart(5, '0')}`,
    type,
    groupId: group.id,
    classId: demoClass.id,
    description,
    specification: `${description}. ${terms[type]} Classe ${group.code}${code}, ${name.toLowerCase()}.`,
    unitCode,
    expenseNature: natureOf(type, consumptionType),
    consumptionType,
    sustainable: random.chance(0.12),
    perishable: group.code === '89' && random.chance(0.6),
    ...priceOf(price * (0.8 + 0.15 * step + random.next() * 0.1), { random, today }),
    catmatCode: random.chance(0.6) ? String(random.integer(1000, 499_999)) : null,
    images: [],
    // A keyword holds no comma, but names of classes do.
    keywords: [...new Set([noun, ...name.toLowerCase().split(', ')])],
    notes: null,
  }
}

const terms = {
  material: 'Produto novo, de primeiro uso, com garantia mínima de 12 meses.',
  servico: 'Execução por profissional habilitado, com material e encargos incluídos.',
  obra: 'Execução conforme projeto, normas da ABNT e caderno de encargos do Estado.',
} as const

/** Uses each noun once, then the next variant of each. */
function variantOf({ nouns, variants }: DemoClass, number: number) {
  const noun = nouns[number % nouns.length] ?? ''
  const step = Math.floor(number / nouns.length)
  let rest = step
  const words: string[] = []
  for (const values of variants) {
    words.push(values[rest % values.length] ?? '')
    rest = Math.floor(rest / values.length)
  }
  return { noun, words: rest > 0 ? [...words, `opção ${rest + 1}`] : words, step: step % (variants[0]?.length ?? 1) }
}

function typeOf(group: DemoClass['group'], unitCode: MaterialDraft['unitCode']): MaterialDraft['type'] {
  if (group.code === '01') return 'obra'
  return group.type === 'servico' || unitCode === 'SERVICO' ? 'servico' : 'material'
}

/** Natures of expense: works and installations, services of companies, permanent equipment, consumables. */
function natureOf(type: MaterialDraft['type'], consumptionType: MaterialDraft['consumptionType']): string {
  if (type === 'obra') return '44.90.51'
  if (type === 'servico') return '33.90.39'
  return consumptionType === 'permanente' ? '44.90.52' : '33.90.30'
}

/** Most items have a price from the last eighteen months. */
function priceOf(amount: number, { random, today }: Pick<Place, 'random' | 'today'>) {
  if (random.chance(0.15)) return { referencePrice: null, referenceDate: null, referenceSource: null }
  const day = new Date(Date.parse(`${today}T00:00:00Z`) - random.integer(1, 540) * 86_400_000)
  return { referencePrice: amount.toFixed(2), referenceDate: day.toISOString().slice(0, 10), referenceSource: random.pick(sources) }
}
