import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { regionContract } from '../region/contract.js'
import { supplierContract } from '../supplier/contract.js'
import { lotItemFields } from './parts/fields.js'

/** The fields of a lot (Lote). */
export const lotFields = {
  tenderId: kind.hidden(kind.recordId({ required: true })),
  number: kind.integer({ required: true, min: 1, max: 9999 }),
  title: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  kind: kind.choice({ required: true, values: ['material', 'servico', 'obra', 'misto'] }),
  /** Benefit for micro and small enterprises: Lei Complementar 123/2006, articles 47 to 49. */
  benefit: kind.choice({
    required: true,
    values: ['exclusiva', 'subcontratacao', 'cota-reservada', 'sem-beneficio', 'nao-se-aplica'],
  }),
  regionIds: kind.references(regionContract, { links: 'regions', max: 40 }),
  supplierId: kind.reference(supplierContract),
  awardDate: kind.date(),
  items: kind.rowsOf(lotItemFields, { max: 500 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A lot as the API receives it: tender, winner, regions and materials by id. */
export interface LotDraft extends DraftOf<typeof lotFields> {}
