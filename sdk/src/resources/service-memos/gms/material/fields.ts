import { expenseNature, gmsCode } from '../../../../blocks/codes/shapes.js'
import { unitCodes } from '../../../../blocks/codes/units.js'
import { imageFields } from '../../../../blocks/image/fields.js'
import { type DraftOf, fieldIs, fieldIsGiven } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { materialClassContract } from '../material-class/contract.js'
import { materialGroupContract } from '../material-group/contract.js'

/** A price says nothing without its day and where it was found. */
const isPriced = fieldIsGiven('referencePrice')

/** The fields of a material, service or work of the GMS catalogue. */
export const materialFields = {
  /** Like `7810.00001`, beginning with the digits of group and class; `setGmsCodeMask` may set another format. */
  code: kind.masked({ required: true, pattern: () => gmsCode.mask }),
  type: kind.choice({ required: true, values: ['material', 'servico', 'obra'] }),
  groupId: kind.reference(materialGroupContract, { required: true }),
  classId: kind.reference(materialClassContract, { required: true, dependsOn: 'groupId' }),
  description: kind.text({ required: true, minLength: 5, maxLength: 120 }),
  specification: kind.multiline({ required: true, minLength: 20, maxLength: 4000 }),
  unitCode: kind.choice({ required: true, values: unitCodes }),
  expenseNature: kind.masked({ pattern: expenseNature.mask, shape: expenseNature.shape, whole: expenseNature.whole }),
  consumptionType: kind.choice({ visible: fieldIs('type', 'material'), values: ['consumo', 'permanente'] }),
  sustainable: kind.toggle(),
  perishable: kind.toggle(),
  referencePrice: kind.unitPrice(),
  referenceDate: kind.date({ required: isPriced, isPast: true }),
  /** Where the price was found. */
  referenceSource: kind.text({ required: isPriced, maxLength: 120 }),
  /** Of the federal catalogue, Catmat or Catser. */
  catmatCode: kind.masked({ pattern: '######', shape: /^\d{3,6}$/ }),
  images: kind.filesOf(imageFields, { max: 5 }),
  keywords: kind.tags({ max: 20 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** An item as it is written: group, class and files by id; the price in BRL, a decimal string of up to four places. */
export interface MaterialDraft extends DraftOf<typeof materialFields> {}
