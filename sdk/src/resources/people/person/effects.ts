import { today, yearsBetween } from '../../../core/calendar.js'
import type { Remark } from '../../../core/resource.js'
import type { PersonDraft } from './schema.js'

type Key = keyof PersonDraft
type Capacity = PersonDraft['legalCapacity']

/** What else changes when a field was changed by hand; nothing that somebody chose is thrown away. */
export function personEffects(key: Key, values: PersonDraft): Partial<PersonDraft> {
  if (key === 'birthDate') {
    const legalCapacity = expectedCapacity(values)
    return legalCapacity && legalCapacity !== values.legalCapacity ? { legalCapacity } : {}
  }
  if (key === 'documentType' && !values.nationality && values.documentType !== 'interno') {
    return { nationality: values.documentType === 'estrangeiro' ? 'estrangeiro' : 'brasileiro' }
  }
  return {}
}

/** The age beside the date of birth, and that the capacity follows from it. */
export function personRemarks(values: PersonDraft): Partial<Record<Key, Remark>> {
  const age = ageOf(values)
  if (age === undefined) return {}
  const params = { value: age }
  const isExpected = values.legalCapacity === expectedCapacity(values)
  return { birthDate: { code: 'age', params }, ...(isExpected && { legalCapacity: { code: 'capacityFromBirth', params } }) }
}

export function personWarnings(values: PersonDraft): Partial<Record<Key, string>> {
  const isExpected = values.documentType !== 'cpf' && values.nationality === 'brasileiro' && (ageOf(values) ?? 0) >= 16
  return isExpected ? { documentType: 'cpfExpected' } : {}
}

// Domain model B6.17: below 18 a minor, or emancipated from 16; from 18 an adult, or incapable.
function expectedCapacity(values: PersonDraft): Capacity | undefined {
  const age = ageOf(values)
  if (age === undefined) return undefined
  if (age >= 18) return values.legalCapacity === 'incapaz' ? 'incapaz' : 'adulto'
  return age >= 16 && values.legalCapacity === 'emancipado' ? 'emancipado' : 'menor'
}

/** Nothing while the date is missing, half typed or yet to come. */
function ageOf({ birthDate }: PersonDraft): number | undefined {
  const now = today()
  return /^\d{4}-\d{2}-\d{2}$/.test(birthDate ?? '') && birthDate <= now ? yearsBetween(birthDate, now) : undefined
}
