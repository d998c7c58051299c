/** Whether a person acts alone: Código Civil, arts. 3 to 5. */
export const legalCapacities = ['menor', 'adulto', 'incapaz', 'emancipado'] as const
type Capacity = (typeof legalCapacities)[number]
interface Values {
  readonly legalCapacity?: unknown
}

/** True for an adult or an emancipated minor. Used by form and rules. */
export const isResponsible = (values: Values): boolean => among(values, 'adulto', 'emancipado')
/** True when a guardian answers for the person. */
export const isDependant = (values: Values): boolean => among(values, 'menor', 'incapaz')
export const isEmancipated = (values: Values): boolean => among(values, 'emancipado')

const among = ({ legalCapacity }: Values, ...capacities: readonly Capacity[]) => (capacities as readonly unknown[]).includes(legalCapacity)

/** Legal capacities possible at an age; the first one needs no court decision. Domain model B6.17. */
export function capacitiesAt(age: number): readonly Capacity[] {
  if (age >= 18) return ['adulto', 'incapaz']
  return age >= 16 ? ['menor', 'emancipado'] : ['menor']
}
