import { z } from 'zod'
import { storedImage } from '../../../../blocks/image/schema.js'
import { entitySchema, type RecordOf } from '../../../../schema/draftSchema.js'
import * as field from '../../../../schema/fields.js'
import { materialFields } from './fields.js'
import { materialRules } from './rules.js'

const added = {
  ...field.storedShape,
  status: z.enum(['em-analise', 'ativo', 'bloqueado', 'inativo']),
  group: field.link,
  class: field.link,
  images: field.storedRows(storedImage),
  /** Of the price that a lot registered last: BRL, the day from which it holds, and the lot with its tender. */
  lastPrice: field.storedDecimal().nullable(),
  lastPriceOn: z.iso.date().nullable(),
  lastPriceLot: field.nestedLink.nullable(),
}

/** A material, service or work of the GMS catalogue as it is read. */
export interface Material extends RecordOf<typeof materialFields, typeof added> {}
export type { MaterialDraft } from './fields.js'
/** Checks record and draft; that the code begins as group and class do is the server's rule. */
export const materialSchema = entitySchema(materialFields, added, { rules: materialRules })
