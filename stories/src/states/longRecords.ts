import { sampleRecords } from '@esporte-parana/sdk/testing'

const long =
  'Coordenação de Infraestrutura, Equipamentos, Materiais Esportivos e Apoio aos Municípios do Interior e do Litoral do Paraná, em parceria com os Escritórios Regionais'
/** A word without a place to break. */
const unbroken = 'Superintendência'.repeat(5)
const freeTexts = [
  'name',
  'fullName',
  'socialName',
  'tradeName',
  'companyName',
  'title',
  'object',
  'description',
  'subject',
  'placeName',
  'notes',
]

/** What a name may have, where it is less than in most entities. */
const longest: Readonly<Record<string, number>> = { function: 80, classLevel: 80 }

/** The sample records with the longest texts that people type: every second one is a word without a break. */
export const longRecords: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = Object.fromEntries(
  Object.entries(sampleRecords).map(([entity, records]) => [entity, records.map((record, place) => lengthen(record, entity, place))]),
)

function lengthen(record: Readonly<Record<string, unknown>>, entity: string, place: number): Readonly<Record<string, unknown>> {
  const text = (place % 2 === 0 ? long : unbroken).slice(0, longest[entity] ?? 120)
  const longer = freeTexts.filter((field) => typeof record[field] === 'string').map((field) => [field, text])
  return { ...record, ...Object.fromEntries(longer) }
}
