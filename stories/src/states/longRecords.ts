import { sampleRecords } from '@esporte-parana/sdk/testing'

const long =
  'Coordenação de Infraestrutura, Equipamentos, Materiais Esportivos e Apoio aos Municípios do Interior e do Litoral do Paraná, em parceria com os Escritórios Regionais'
/** A word without a place to break. */
const unbroken = 'Superintendência'.repeat(5)
/** Names, descriptions, addresses, places and answers, also of rows and of the records that a field links to. */
const freeTexts = new Set(
  `name fullName socialName tradeName companyName companionName companionRole label managingBody title object description specification
  subject statement notes referenceSource street neighborhood address place placeName executionPlace target reason justification
  correctiveAction conclusion`.split(/\s+/),
)

/** What a name may have, where it is less than in most entities. */
const longest: Readonly<Record<string, number>> = { function: 80, classLevel: 80 }

/** The sample records with the longest texts that people type: every second one is a word without a break. */
export const longRecords: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = Object.fromEntries(
  Object.entries(sampleRecords).map(([entity, records]) => [
    entity,
    records.map((record, place) => lengthen(record, textFor(entity, place))),
  ]),
)

function textFor(entity: string, place: number): string {
  return (place % 2 === 0 ? long : unbroken).slice(0, longest[entity] ?? 120)
}

function lengthen(record: Readonly<Record<string, unknown>>, text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      typeof value === 'string' ? (freeTexts.has(key) ? text : value) : within(value, text),
    ]),
  )
}

/** Rows, and the parts of a record. */
function within(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((row) => within(row, text))
  return typeof value === 'object' && value !== null ? lengthen(value as Readonly<Record<string, unknown>>, text) : value
}
