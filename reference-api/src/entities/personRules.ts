import type { FieldIssue, PersonDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow, rows } from '../database/database.js'
import type { RuleContext } from './defineEntity.js'
import { plainText } from './searchText.js'

/** Rules of domain model B6.17 that need other records. */
export async function checkPerson(draft: PersonDraft, context: RuleContext): Promise<FieldIssue[]> {
  return [
    ...(await checkTwin(draft, context)),
    ...(await checkGuardians(draft, context)),
    ...(await checkCref(draft, context)),
    ...(await checkPhoto(draft, context)),
  ]
}

/** A photo is shown beside the name: a file that browsers cannot show is none. */
async function checkPhoto({ photoId }: PersonDraft, { database, before }: RuleContext): Promise<FieldIssue[]> {
  if (photoId === null || before?.photoId === photoId) return []
  const file = await firstRow<{ mime: string }>(database, sql`select mime from attachment where id = ${String(photoId)}::bigint`)
  return file && !['image/jpeg', 'image/png'].includes(file.mime) ? [{ path: 'photoId', code: 'picture' }] : []
}

/** Without a CPF the same name, birthday and mother are the same person. */
async function checkTwin({ cpf, name, birthDate, motherName }: PersonDraft, { database, id = 0 }: RuleContext): Promise<FieldIssue[]> {
  if (cpf !== null || motherName === null) return []
  const born = await rows<{ name: string; motherName: string | null }>(
    database,
    sql`select name, mother_name as "motherName" from person where birth_date = ${birthDate}::date and id <> ${id} and deleted_at is null`,
  )
  const isTwin = born.some(
    (other) => plainText(other.name) === plainText(name) && plainText(other.motherName ?? '') === plainText(motherName),
  )
  return isTwin ? [{ path: 'name', code: 'duplicate' }] : []
}

async function checkGuardians({ guardians, cpf }: PersonDraft, { database, id }: RuleContext): Promise<FieldIssue[]> {
  const ids = guardians.flatMap(({ personId }) => (personId === null ? [] : [String(personId)]))
  const cpfs = guardians.flatMap((guardian) => (guardian.cpf === null ? [] : [guardian.cpf]))
  if (guardians.length === 0) return []
  // Whoever is named by CPF may be registered all the same.
  const known = await rows<{ id: number; cpf: string | null; isFit: boolean }>(
    database,
    sql`select id, cpf, legal_capacity in ('adulto', 'emancipado') as "isFit" from person
      where id = any(${ids}::bigint[]) or cpf = any(${cpfs}::text[]) and deleted_at is null`,
  )
  const unfit = known.filter(({ isFit }) => !isFit)
  const byRecord = new Set(known.filter((person) => guardians.some(({ personId }) => personId === person.id)).map((person) => person.cpf))
  return guardians.flatMap((guardian, index) => {
    const path = `guardians[${index}]`
    if (id !== undefined && guardian.personId === id) return [{ path: `${path}.personId`, code: 'person.guardianIsSelf' }]
    if (guardian.cpf !== null && guardian.cpf === cpf) return [{ path: `${path}.cpf`, code: 'person.guardianIsSelf' }]
    if (unfit.some((person) => person.id === guardian.personId)) return [{ path: `${path}.personId`, code: 'person.guardianCapacity' }]
    if (guardian.cpf !== null && unfit.some((person) => person.cpf === guardian.cpf))
      return [{ path: `${path}.cpf`, code: 'person.guardianCapacity' }]
    if (guardian.cpf !== null && guardian.personId === null && byRecord.has(guardian.cpf))
      return [{ path: `${path}.cpf`, code: 'person.guardianRepeated' }]
    return []
  })
}

async function checkCref({ functions }: PersonDraft, { database }: RuleContext): Promise<FieldIssue[]> {
  const bare = functions.flatMap(({ functionId, crefNumber }, index) => (crefNumber === null ? [{ functionId, index }] : []))
  if (bare.length === 0) return []
  const strict = await firstRow<{ ids: number[] }>(
    database,
    sql`select coalesce(array_agg(id), '{}') as ids from staff_function where requires_cref and id = any(${bare.map(({ functionId }) => String(functionId))}::bigint[])`,
  )
  return bare
    .filter(({ functionId }) => strict?.ids.includes(functionId))
    .map(({ index }) => ({ path: `functions[${index}].crefNumber`, code: 'person.crefRequired' }))
}
