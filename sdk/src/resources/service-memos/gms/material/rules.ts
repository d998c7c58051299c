import type { RuleOf } from '../../../../core/messages.js'
import type { Fail, Loose } from '../../../../schema/rules.js'
import type { MaterialDraft } from './fields.js'
import type { materialMessages } from './messages.js'

type Rule = RuleOf<'material', typeof materialMessages>

/** What a material's fields say together. */
export function materialRules({ consumptionType, type }: Loose<MaterialDraft>, fail: Fail<Rule>): void {
  if (consumptionType !== null && type !== 'material') fail('consumptionType', 'material.consumptionOfMaterial')
}
