import { addressFields, blankAddress } from '../../../blocks/address/fields.js'
import type { AnyContract } from '../../../core/contract.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { regionContract } from './contract.js'

// Typed here: the compiler cannot infer records that refer to one another, or to their own kind.
const regions: AnyContract = regionContract
const people: AnyContract = personContract

/** The fields of a region (Região). */
export const regionFields = {
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  /** `ERE-09`, `MAC-02`, `NRE-17`. */
  code: kind.text({ required: true, pattern: /^[A-Z]{2,4}-\d{2}$/, maxLength: 7, upperCase: true }),
  type: kind.choice({ required: true, values: ['regional-esporte', 'macrorregiao-esportiva', 'nucleo-educacao'] }),
  /** The macro-region of a regional office. */
  parentId: kind.reference(regions, { visible: fieldIs('type', 'regional-esporte') }),
  seatCityId: kind.location({ level: 'cidades', required: true }),
  cityIds: kind.locations({ links: 'cities', heldBy: regions, seat: 'seatCityId', max: 399, required: true }),
  managerId: kind.reference(people),
  email: kind.email(),
  phone: kind.phone(),
  address: kind.groupOf(addressFields, { initial: blankAddress }),
  color: kind.color(),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A region as the API receives it: its cities by IBGE number. */
export interface RegionDraft extends DraftOf<typeof regionFields> {}
