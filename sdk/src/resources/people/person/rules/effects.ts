import { capacitiesAt } from './capacity.js'
import { today, yearsBetween } from '../../../../core/calendar.js'
import type { Remark } from '../../../../core/resource.js'
import type { Guardian } from '../parts/parts.js'
import type { PersonDraft } from '../schema.js'

type Key = keyof PersonDraft
type Capacity = PersonDraft['legalCapacity']

/** What else changes when a field was changed by hand; nothing that somebody chose is thrown away. */
export function personEffects(key: Key, values: PersonDraft, before: PersonDraft): Partial<PersonDraft> {
  if (key === 'birthDate') {
    const legalCapacity = expectedCapacity(values)
    return legalCapacity && legalCapacity !== values.legalCapacity ? { legalCapacity } : {}
  }
  if (key === 'documentType') return nationalityOf(values)
  if (key === 'foreignDocument' || key === 'nationality') return countryOf(values)
  return key === 'guardians' ? { guardians: values.guardians.map((row, at) => namedParent(row, before.guardians[at], values)) } : {}
}

/** A foreign document says so; whoever chose something else than the usual nationality keeps it. */
function nationalityOf({ documentType, nationality, countryId }: PersonDraft): Partial<PersonDraft> {
  if (documentType === 'estrangeiro') return !nationality || nationality === 'brasileiro' ? { nationality: 'estrangeiro' } : {}
  const isUntouched = !nationality || (nationality === 'estrangeiro' && !countryId)
  return documentType === 'cpf' && isUntouched ? { nationality: 'brasileiro' } : {}
}

/** Most come from the country that issued their document. */
function countryOf({ nationality, countryId, documentType, foreignDocument }: PersonDraft): Partial<PersonDraft> {
  const issuer = documentType === 'estrangeiro' ? foreignDocument?.issuingCountryId : undefined
  return issuer && !countryId && nationality !== 'brasileiro' ? { countryId: issuer } : {}
}

/** A mother or father just chosen as guardian has the name that stands above; only then, so that it can be deleted. */
function namedParent(row: Guardian, before: Guardian | undefined, { motherName, fatherName }: PersonDraft): Guardian {
  const name = { mae: motherName, pai: fatherName, 'tutor-legal': null }[row.relation]
  return name && row.relation !== before?.relation && !row.name && !row.personId ? { ...row, name } : row
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

/** What was chosen, where the age allows it; else what the age makes one. */
function expectedCapacity(values: PersonDraft): Capacity | undefined {
  const age = ageOf(values)
  if (age === undefined) return undefined
  const allowed = capacitiesAt(age)
  return allowed.find((capacity) => capacity === values.legalCapacity) ?? allowed[0]
}

/** Nothing while the date is missing, half typed or yet to come. */
function ageOf({ birthDate }: PersonDraft): number | undefined {
  const now = today()
  return /^\d{4}-\d{2}-\d{2}$/.test(birthDate ?? '') && birthDate <= now ? yearsBetween(birthDate, now) : undefined
}
