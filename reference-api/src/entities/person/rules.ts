import type { RuleIssue, PersonDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { Identity, RuleContext } from '../../records/plan/defineEntity.js'
import { capacityById, isResponsible } from './duties.js'
import { plainText } from '../../records/read/searchText.js'

/** Rules of domain model B6.17 that need other records. */
export async function checkPerson(draft: PersonDraft, context: RuleContext): Promise<RuleIssue[]> {
  const found = await Promise.all([
    checkTwin(draft, context),
    checkGuardians(draft, context),
    checkCref(draft, context),
    checkPhoto(draft, context),
  ])
  return found.flat()
}

/** The photo must be JPEG or PNG, because browsers show it beside the name. */
async function checkPhoto({ photoId }: PersonDraft, { ask, before }: RuleContext): Promise<RuleIssue[]> {
  if (photoId === null || before?.photoId === photoId) return []
  const mime = await ask(mimeById, photoId)
  return mime === undefined || mime === 'image/jpeg' || mime === 'image/png' ? [] : [{ path: 'photoId', code: 'picture' }]
}

const mimeById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; mime: string }>(
    database,
    sql`select id, mime from attachment where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, mime }) => [id, mime]))
}

/** Without a CPF, two people with the same name, birthday and mother are the same person. */
export function personIdentities({ cpf, name, birthDate, motherName }: PersonDraft): readonly Identity[] {
  if (cpf !== null || motherName === null) return []
  return [{ path: 'name', key: [birthDate, plainText(name), plainText(motherName)].join('|') }]
}

async function checkTwin(draft: PersonDraft, { ask, id = 0 }: RuleContext): Promise<RuleIssue[]> {
  const [identity] = personIdentities(draft)
  if (!identity) return []
  const born = (await ask(bornOn, draft.birthDate)) ?? []
  const twin = born.find((other) => other.id !== id && other.key === identity.key)
  return twin ? [{ path: 'name', code: 'duplicate', record: { entity: 'person', id: twin.id, label: twin.label } }] : []
}

const bornOn: Lookup<string, readonly { readonly id: number; readonly label: string; readonly key: string }[]> = async (database, days) => {
  const found = await rows<{ id: number; label: string; birthDate: string; name: string; motherName: string | null }>(
    database,
    sql`select id, label, name, birth_date as "birthDate", mother_name as "motherName" from person
      where birth_date = any(${[...days]}::date[]) and deleted_at is null`,
  )
  const byDay = Map.groupBy(found, ({ birthDate }) => birthDate)
  return new Map(
    [...byDay].map(([day, people]) => [
      day,
      people.map(({ id, label, name, motherName }) => ({ id, label, key: [day, plainText(name), plainText(motherName ?? '')].join('|') })),
    ]),
  )
}

async function checkGuardians({ guardians, cpf }: PersonDraft, { ask, id }: RuleContext): Promise<RuleIssue[]> {
  const registered = await Promise.all(guardians.map(async ({ personId }) => (personId === null ? undefined : ask(cpfById, personId))))
  const found = guardians.map(async (guardian, index): Promise<RuleIssue[]> => {
    const path = `guardians[${index}]`
    if (id !== undefined && guardian.personId === id) return [{ path: `${path}.personId`, code: 'person.guardianIsSelf' }]
    if (guardian.cpf !== null && guardian.cpf === cpf) return [{ path: `${path}.cpf`, code: 'person.guardianIsSelf' }]
    if (guardian.personId !== null && !isResponsible(await ask(capacityById, guardian.personId)))
      return [{ path: `${path}.personId`, code: 'person.guardianCapacity' }]
    // A guardian entered by CPF may be a registered person.
    if (guardian.cpf !== null && !isResponsible(await ask(capacityByCpf, guardian.cpf)))
      return [{ path: `${path}.cpf`, code: 'person.guardianCapacity' }]
    if (guardian.cpf !== null && guardian.personId === null && registered.includes(guardian.cpf))
      return [{ path: `${path}.cpf`, code: 'person.guardianRepeated' }]
    return []
  })
  return (await Promise.all(found)).flat()
}

const cpfById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; cpf: string | null }>(
    database,
    sql`select id, cpf from person where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.flatMap(({ id, cpf }) => (cpf === null ? [] : [[id, cpf]])))
}

const capacityByCpf: Lookup<string, string> = async (database, cpfs) => {
  const found = await rows<{ cpf: string; capacity: string }>(
    database,
    sql`select cpf, legal_capacity as capacity from person where cpf = any(${[...cpfs]}::text[]) and deleted_at is null`,
  )
  return new Map(found.map(({ cpf, capacity }) => [cpf, capacity]))
}

async function checkCref({ functions }: PersonDraft, { ask }: RuleContext): Promise<RuleIssue[]> {
  const found = functions.map(async ({ functionId, crefNumber }, index): Promise<RuleIssue[]> => {
    const isBare = crefNumber === null && (await ask(crefById, functionId)) === true
    return isBare ? [{ path: `functions[${index}].crefNumber`, code: 'person.crefRequired' }] : []
  })
  return (await Promise.all(found)).flat()
}

const crefById: Lookup<number, boolean> = async (database, ids) => {
  const found = await rows<{ id: number; isRequired: boolean }>(
    database,
    sql`select id, requires_cref as "isRequired" from staff_function where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, isRequired }) => [id, isRequired]))
}
