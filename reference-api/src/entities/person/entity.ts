import { type PersonDraft, personContract } from '@esporte-parana/sdk/contracts'
import { maskedCpf } from '@esporte-parana/sdk/validators'
import { sql } from 'kysely'
import { type Fragment, firstRow } from '../../database/database.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import {
  defineEntity,
  type Expression,
  type ExpressionContext,
  type FilterValue,
  type IdsFilter,
  type RuleContext,
} from '../../records/plan/defineEntity.js'
import { heldNow } from '../../records/plan/heldNow.js'
import { flagCapacities } from './flagCapacities.js'
import { checkPerson, personIdentities } from './rules.js'

/** The function that the person has held longest, among the current ones. */
const main =
  (table: 'staff_function' | 'department', column: string): Expression =>
  (context) =>
    sql`(select jsonb_build_object('id', l.id, 'label', l.label) from person_function r join ${sql.table(table)} l on l.id = ${sql.ref(`r.${column}`)}
      where r.owner_id = t.id and ${heldNow(context)} order by r.start, r.position limit 1)`

const age: Expression = ({ today }) => sql`extract(year from age(${today}::date, t.birth_date))::integer`

const heldFilter = (column: string): IdsFilter => ({
  kind: 'integer',
  ids: (value, context) =>
    sql`select r.owner_id from person_function r where ${rangeOrList(sql.ref(`r.${column}`), value, sql`integer`)} and ${heldNow(context)}`,
})

/** People with a function that may inspect, or all others. */
function inspectors(context: ExpressionContext, { isMeant }: { readonly isMeant: boolean }): Fragment {
  const held = sql`select r.owner_id from person_function r join staff_function f on f.id = r.function_id where f.is_inspector and ${heldNow(context)}`
  return isMeant ? held : sql`select id from person where id not in (${held})`
}

/** Nobody signs in as the person: whoever leaves is shut out first, so that nobody is by an action over a whole list. */
function hasNoAccess(): Fragment {
  return sql`not exists (select 1 from app_user u where u.person_id = t.id and u.is_active and u.password_hash is not null)`
}

export const person = defineEntity(personContract, {
  table: 'person',
  inactiveIf: { 'person.hasAccess': hasNoAccess },
  deleteIf: { 'person.hasAccess': hasNoAccess },
  inUse: 'person.inUse',
  label: (draft) => draft.socialName ?? draft.name,
  search: (draft, stamp) => [draft.socialName, draft.name, draft.foreignDocument?.number, stamp.internal_code as string | null],
  links: { city: { table: 'city', label: 'name', column: 'address_city_id' } },
  children: {
    guardians: { table: 'person_guardian', links: { person: { table: 'person' } } },
    bankAccounts: { table: 'person_bank_account' },
    functions: {
      table: 'person_function',
      links: { function: { table: 'staff_function' }, department: { table: 'department' } },
    },
  },
  // A mandate that has ended names the person, but gives no duty any more.
  dependants: {
    organization_dirigente: {
      code: 'in-use',
      isCurrent: ({ today }) => sql`(r.mandate_end is null or r.mandate_end >= ${today}::date)`,
    },
  },
  unique: { person_cpf_unique: 'cpf', person_foreign_document_unique: 'foreignDocument.number' },
  computed: {
    internalCode: () => sql`t.internal_code`,
    document: () =>
      sql`coalesce('***.' || substr(t.cpf, 4, 3) || '.' || substr(t.cpf, 7, 3) || '-**', t.foreign_document_number, t.internal_code)`,
    age,
    needsCapacityReview: () => sql`(t.capacity_review_since is not null)`,
    anonymized: () =>
      sql`(case when t.sealed_at is not null then jsonb_build_object('at', to_char(t.sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', t.sealed_reason) end)`,
    mainFunction: main('staff_function', 'function_id'),
    mainDepartment: main('department', 'department_id'),
  },
  sortBy: { age: '-birthDate' },
  filters: {
    functionId: heldFilter('function_id'),
    departmentId: heldFilter('department_id'),
    age: { kind: 'integer', condition: ageCondition },
    needsCapacityReview: {
      kind: 'boolean',
      condition: ({ values }) => {
        if (new Set(values).size > 1) return sql`true`
        return values.includes('true') ? sql`t.capacity_review_since is not null` : sql`t.capacity_review_since is null`
      },
    },
    isInspector: {
      kind: 'boolean',
      ids: ({ values }, context) =>
        new Set(values).size > 1 ? sql`select id from person` : inspectors(context, { isMeant: values.includes('true') }),
    },
    hasCurrentFunction: {
      kind: 'boolean',
      condition: ({ values }, context) => {
        const holds = sql`exists (select 1 from person_function r where r.owner_id = t.id and ${heldNow(context)})`
        return new Set(values).size > 1 ? sql`true` : values.includes('true') ? holds : sql`not ${holds}`
      },
    },
  },
  // Any write clears the mark of the nightly job, because a draft with the wrong legal capacity is refused.
  stamp: async (draft, context) => ({ ...(await stampCode(draft, context)), capacity_review_since: null }),
  nightly: { turnedAdult: flagCapacities },
  expiries: {
    foreignDocument: () =>
      sql`select id, foreign_document_valid_until as due, null::text as detail from person where status = 'ativo' and deleted_at is null`,
  },
  check: checkPerson,
  identities: personIdentities,
  // Data minimization (LGPD): a list does not need the whole CPF or a disability to show a name.
  unlisted: ['pcd', 'rg', 'emergencyContact', 'guardians', 'bankAccounts', 'functions'],
  inList: (record) => ({ ...record, cpf: record.cpf === null ? null : maskedCpf(record.cpf) }),
  inExport: (record) => ({ ...record, name: record.socialName ?? record.name }),
})

/** Searches for birthdays, because these have an index. */
function ageCondition({ values, from, to }: FilterValue, { today }: ExpressionContext) {
  const ranges = values.length > 0 ? values.map((value) => bornWithin(today, value, value)) : [bornWithin(today, from, to)]
  return sql`(${sql.join(ranges, sql` or `)})`
}

function bornWithin(today: string, from?: string, to?: string): Fragment {
  const ends = [
    ...(from === undefined ? [] : [sql`t.birth_date <= ${today}::date - make_interval(years => ${from}::integer)`]),
    ...(to === undefined ? [] : [sql`t.birth_date > ${today}::date - make_interval(years => ${to}::integer + 1)`]),
  ]
  return sql`(${sql.join(ends, sql` and `)})`
}

/** Gives people without a document a code of our own, once. It stays when a document is added. */
async function stampCode({ documentType }: PersonDraft, { database, id }: RuleContext) {
  const known =
    id === undefined
      ? undefined
      : await firstRow<{ code: string | null }>(database, sql`select internal_code as code from person where id = ${id}`)
  if (known?.code || documentType !== 'interno') return { internal_code: known?.code ?? null }
  const next = await firstRow<{ number: number }>(database, sql`select nextval('person_internal_code') as number`)
  return { internal_code: `INT-${String(next?.number).padStart(6, '0')}` }
}
