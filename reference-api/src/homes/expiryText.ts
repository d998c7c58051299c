import { contractPath, contracts, type Locale } from '@esporte-parana/sdk/contracts'
import type { EntityPlan } from '../records/plan/plan.js'
import type { Expiry } from '../records/read/readExpiries.js'

/** An expiry with its text and the path of its list. */
export interface ExpiryText extends Omit<Expiry, 'parent' | 'count'> {
  readonly path: string
  readonly title: string
}

/** An expiry with its text in the user's language, which says how many there are when they are several. */
export function expiryText(plans: readonly EntityPlan[], { parent, count, ...expiry }: Expiry, locale: Locale): ExpiryText {
  const { entity, what } = expiry
  // The text of the kind, or the common text of all kinds.
  const title = messageOf(entity, locale, 'expiries', what, what.split('.')[0])
  return { ...expiry, path: pathOf(plans, entity, parent), title: count > 1 ? `${title} (${count})` : title }
}

/** The first existing text of these keys. @throws Error naming the text that is missing in the entity's messages */
export function messageOf(entity: string, locale: Locale, group: 'expiries' | 'figures', ...keys: readonly (string | undefined)[]): string {
  const texts = contracts.find(({ contract }) => contract.name === entity)?.messages[locale][group] ?? {}
  const key = keys.find((name) => name !== undefined && texts[name] !== undefined)
  if (key === undefined) throw new Error(`${entity}: its messages have no text for "${keys[0]}" under ${group}.`)
  return texts[key] ?? ''
}

/** The path of an entity's list, with the parent filled in. */
function pathOf(plans: readonly EntityPlan[], name: string, parent: number | null): string {
  const contract = plans.find(({ entity }) => entity.contract.name === name)?.entity.contract
  if (!contract) return ''
  return contract.parent ? contractPath(contract, { [contract.parent.param]: String(parent) }) : contract.path
}
