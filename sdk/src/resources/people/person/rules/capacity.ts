import type { PersonDraft } from '../fields.js'

type Capacity = NonNullable<PersonDraft['legalCapacity']>
interface Values {
  readonly legalCapacity?: unknown
}

/** Who answers for themselves: an adult or somebody emancipated. Read by form and rules alike. */
export const isResponsible = (values: Values): boolean => among(values, 'adulto', 'emancipado')
/** For whom a guardian answers. */
export const isDependant = (values: Values): boolean => among(values, 'menor', 'incapaz')
export const isEmancipated = (values: Values): boolean => among(values, 'emancipado')

const among = ({ legalCapacity }: Values, ...capacities: readonly Capacity[]) => (capacities as readonly unknown[]).includes(legalCapacity)

/** What somebody of this age may be; the first is what one is without a court's word. Domain model B6.17. */
export function capacitiesAt(age: number): readonly Capacity[] {
  if (age >= 18) return ['adulto', 'incapaz']
  return age >= 16 ? ['menor', 'emancipado'] : ['menor']
}
