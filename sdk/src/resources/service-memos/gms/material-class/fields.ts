import { expenseNature } from '../../../../blocks/codes/shapes.js'
import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { materialGroupContract } from '../material-group/contract.js'

/** The fields of a class of the GMS catalogue (Classe do GMS). */
export const materialClassFields = {
  groupId: kind.reference(materialGroupContract, { required: true }),
  /** The two digits after those of the group. */
  code: kind.masked({ required: true, pattern: '##' }),
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  /** Default for items of the class without one of their own. */
  defaultExpenseNature: kind.masked({ pattern: expenseNature.mask, shape: expenseNature.shape, whole: expenseNature.whole }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A class as the API receives it. */
export interface MaterialClassDraft extends DraftOf<typeof materialClassFields> {}
