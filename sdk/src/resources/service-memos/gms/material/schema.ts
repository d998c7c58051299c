import { z } from 'zod'
import { expenseNature, gmsCode } from '../../../../blocks/codes/shapes.js'
import { unitCodes } from '../../../../blocks/codes/units.js'
import { image, storedImage } from '../../../../blocks/image/schema.js'
import {
  flag,
  link,
  nestedLink,
  notes,
  oneOf,
  optional,
  optionalText,
  pastDate,
  pattern,
  requiredId,
  requiredParagraphs,
  requiredText,
  rowsOf,
  storedRows,
  storedShape,
  tags,
  unitPrice,
  storedDecimal,
} from '../../../../schema/fields.js'
import { failMissing, withRules } from '../../../../schema/rules.js'

const fields = z.object({
  /** `GGCC.NNNNN`, beginning with the digits of group and class. */
  code: pattern(gmsCode.shape),
  type: oneOf(['material', 'servico', 'obra']),
  groupId: requiredId,
  classId: requiredId,
  description: requiredText(5, 120),
  specification: requiredParagraphs(20, 4000),
  unitCode: oneOf(unitCodes),
  expenseNature: optional(pattern(expenseNature.shape)),
  consumptionType: optional(oneOf(['consumo', 'permanente'])),
  sustainable: flag,
  perishable: flag,
  referencePrice: optional(unitPrice()),
  referenceDate: optional(pastDate()),
  /** Where the price was found. */
  referenceSource: optionalText(120),
  /** Of the federal catalogue, Catmat or Catser. */
  catmatCode: optional(pattern(/^\d{3,6}$/)),
  images: rowsOf(image, 5),
  keywords: tags(20),
  notes,
})
const draft = withRules(fields, (values, fail) => {
  if (values.consumptionType !== null && values.type !== 'material') fail('consumptionType', 'material.consumptionOfMaterial')
  // A price says nothing without its day and where it was found.
  if (values.referencePrice !== null) failMissing(values, ['referenceDate', 'referenceSource'], fail)
})
const entity = fields.extend({
  ...storedShape,
  status: z.enum(['em-analise', 'ativo', 'bloqueado', 'inativo']),
  group: link,
  class: link,
  images: storedRows(storedImage),
  /** Of the price that a lot registered last: BRL, the day from which it holds, and the lot with its tender. */
  lastPrice: storedDecimal().nullable(),
  lastPriceOn: z.iso.date().nullable(),
  lastPriceLot: nestedLink.extend({ tender: z.string() }).nullable(),
})

/** A material, service or work of the GMS catalogue as it is read. */
export interface Material extends z.infer<typeof entity> {}
/** An item as it is written: group, class and files by id; the price in BRL, a decimal string of up to four places. */
export interface MaterialDraft extends z.infer<typeof fields> {}
/** Checks record and draft; that the code begins as group and class do is the server's rule. */
export const materialSchema = { entity, draft }
