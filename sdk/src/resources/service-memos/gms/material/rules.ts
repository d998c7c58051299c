import type { Fail, Loose } from '../../../../schema/rules.js'
import type { MaterialDraft } from './fields.js'

/** What a material's fields say together. */
export function materialRules({ consumptionType, type }: Loose<MaterialDraft>, fail: Fail): void {
  if (consumptionType !== null && type !== 'material') fail('consumptionType', 'material.consumptionOfMaterial')
}
