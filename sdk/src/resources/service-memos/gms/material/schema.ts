import { z } from 'zod'
import { expenseNature, gmsCode } from '../../../../blocks/codes/shapes.js'
import { unitCodes } from '../../../../blocks/codes/units.js'
import { image, storedImage } from '../../../../blocks/image/schema.js'
import * as field from '../../../../schema/fields.js'
import { failMissing, withRules } from '../../../../schema/rules.js'

const fields = z.object({
  /** Like `7810.00001`, beginning with the digits of group and class; `setGmsCodeMask` may set another format. */
  code: field.configured(() => gmsCode.shape),
  type: field.oneOf(['material', 'servico', 'obra']),
  groupId: field.requiredId,
  classId: field.requiredId,
  description: field.requiredText(5, 120),
  specification: field.requiredParagraphs(20, 4000),
  unitCode: field.oneOf(unitCodes),
  expenseNature: field.optional(field.pattern(expenseNature.shape)),
  consumptionType: field.optional(field.oneOf(['consumo', 'permanente'])),
  sustainable: field.flag,
  perishable: field.flag,
  referencePrice: field.optional(field.unitPrice()),
  referenceDate: field.optional(field.pastDate()),
  /** Where the price was found. */
  referenceSource: field.optionalText(120),
  /** Of the federal catalogue, Catmat or Catser. */
  catmatCode: field.optional(field.pattern(/^\d{3,6}$/)),
  images: field.rowsOf(image, 5),
  keywords: field.tags(20),
  notes: field.notes,
})
const draft = withRules(fields, (values, fail) => {
  if (values.consumptionType !== null && values.type !== 'material') fail('consumptionType', 'material.consumptionOfMaterial')
  // A price says nothing without its day and where it was found.
  if (values.referencePrice !== null) failMissing(values, ['referenceDate', 'referenceSource'], fail)
})
const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(['em-analise', 'ativo', 'bloqueado', 'inativo']),
  group: field.link,
  class: field.link,
  images: field.storedRows(storedImage),
  /** Of the price that a lot registered last: BRL, the day from which it holds, and the lot with its tender. */
  lastPrice: field.storedDecimal().nullable(),
  lastPriceOn: z.iso.date().nullable(),
  lastPriceLot: field.nestedLink.nullable(),
})

/** A material, service or work of the GMS catalogue as it is read. */
export interface Material extends z.infer<typeof entity> {}
/** An item as it is written: group, class and files by id; the price in BRL, a decimal string of up to four places. */
export interface MaterialDraft extends z.infer<typeof fields> {}
/** Checks record and draft; that the code begins as group and class do is the server's rule. */
export const materialSchema = { entity, draft }
