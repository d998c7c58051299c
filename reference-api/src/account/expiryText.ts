import { contractPath, contracts, type Locale } from '@esporte-parana/sdk/contracts'
import type { EntityPlan } from '../records/plan/plan.js'
import type { Expiry } from '../records/read/readExpiries.js'

/** Something that ends, with where its record is and what it is called. */
export interface ExpiryText extends Omit<Expiry, 'parent'> {
  readonly path: string
  readonly title: string
}

/** What ends, as it is told in the person's language. */
export function expiryText(plans: readonly EntityPlan[], { parent, ...expiry }: Expiry, locale: Locale): ExpiryText {
  const { entity, what } = expiry
  // By its kind, or all kinds alike.
  return { ...expiry, path: pathOf(plans, entity, parent), title: messageOf(entity, locale, 'expiries', what, what.split('.')[0]) }
}

/** The first of these texts that there is. @throws Error naming the text that the entity's messages lack */
export function messageOf(entity: string, locale: Locale, group: 'expiries' | 'figures', ...keys: readonly (string | undefined)[]): string {
  const texts = contracts.find(({ contract }) => contract.name === entity)?.messages[locale][group] ?? {}
  const key = keys.find((name) => name !== undefined && texts[name] !== undefined)
  if (key === undefined) throw new Error(`${entity}: its messages have no text for "${keys[0]}" under ${group}.`)
  return texts[key] ?? ''
}

/** The path of an entity's list, below the record that it stands under. */
function pathOf(plans: readonly EntityPlan[], name: string, parent: number | null): string {
  const contract = plans.find(({ entity }) => entity.contract.name === name)?.entity.contract
  if (!contract) return ''
  return contract.parent ? contractPath(contract, { [contract.parent.param]: String(parent) }) : contract.path
}
