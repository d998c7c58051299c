import { capacitiesAt } from './capacity.js'
import { today, yearsBetween } from '../../../../core/calendar.js'
import type { Remark } from '../../../../core/issue.js'
import type { Guardian } from '../parts/fields.js'
import type { PersonDraft } from '../schema.js'

type Key = keyof PersonDraft
type Capacity = PersonDraft['legalCapacity']

/** Values that change when the user changes one field; values that the user chose are kept. */
export function personEffects(key: Key, values: PersonDraft, before: PersonDraft): Partial<PersonDraft> {
  if (key === 'birthDate') {
    const legalCapacity = expectedCapacity(values)
    return legalCapacity && legalCapacity !== values.legalCapacity ? { legalCapacity } : {}
  }
  if (key === 'documentType') return nationalityOf(values)
  if (key === 'foreignDocument' || key === 'nationality') return countryOf(values)
  return key === 'guardians' ? { guardians: values.guardians.map((row, at) => namedParent(row, before.guardians[at], values)) } : {}
}

/** A foreign document sets the nationality, unless the user chose an unusual one. */
function nationalityOf({ documentType, nationality, countryId }: PersonDraft): Partial<PersonDraft> {
  if (documentType === 'estrangeiro') return !nationality || nationality === 'brasileiro' ? { nationality: 'estrangeiro' } : {}
  const isUntouched = !nationality || (nationality === 'estrangeiro' && !countryId)
  return documentType === 'cpf' && isUntouched ? { nationality: 'brasileiro' } : {}
}

/** Most people come from the country that issued their document. */
function countryOf({ nationality, countryId, documentType, foreignDocument }: PersonDraft): Partial<PersonDraft> {
  const issuer = documentType === 'estrangeiro' ? foreignDocument?.issuingCountryId : undefined
  return issuer && !countryId && nationality !== 'brasileiro' ? { countryId: issuer } : {}
}

/** Fills the name of a mother or father just chosen as guardian. Only at that moment, so that the user can delete it. */
function namedParent(row: Guardian, before: Guardian | undefined, { motherName, fatherName }: PersonDraft): Guardian {
  const name = { mae: motherName, pai: fatherName, 'tutor-legal': null }[row.relation]
  return name && row.relation !== before?.relation && !row.name && !row.personId ? { ...row, name } : row
}

/** The age beside the date of birth, and the note that the legal capacity follows from it. */
export function personRemarks(values: PersonDraft): Partial<Record<Key, Remark>> {
  const age = ageOf(values)
  if (age === undefined) return {}
  const params = { value: age }
  const isExpected = values.legalCapacity === expectedCapacity(values)
  return { birthDate: { code: 'age', params }, ...(isExpected && { legalCapacity: { code: 'capacityFromBirth', params } }) }
}

export function personWarnings(values: PersonDraft): Partial<Record<Key, string>> {
  // Without a reason it is still being typed, or an anonymised person.
  const isUntold = values.documentType === 'interno' && values.internalReason === null
  const isExpected = values.documentType !== 'cpf' && !isUntold && values.nationality === 'brasileiro' && (ageOf(values) ?? 0) >= 16
  return isExpected ? { documentType: 'cpfExpected' } : {}
}

/** The chosen capacity if the age allows it, otherwise the default of the age. */
function expectedCapacity(values: PersonDraft): Capacity | undefined {
  const age = ageOf(values)
  if (age === undefined) return undefined
  const allowed = capacitiesAt(age)
  return allowed.find((capacity) => capacity === values.legalCapacity) ?? allowed[0]
}

/** `undefined` while the date is missing, incomplete or in the future. */
function ageOf({ birthDate }: PersonDraft): number | undefined {
  const now = today()
  return /^\d{4}-\d{2}-\d{2}$/.test(birthDate ?? '') && birthDate <= now ? yearsBetween(birthDate, now) : undefined
}
