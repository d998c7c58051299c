import { type AnyContract, takenBack } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { Expression } from './expression.js'

/** Which hands have made a record, so that they cannot take the contract's steps with a `secondHand`. */
export interface SecondHandDefinition {
  /** Users who wrote the record in one of these statuses, or took it out of one, have made it. */
  readonly madeIn: readonly string[]
  /** Transitions that belong to the making, although they come from another status. @default none */
  readonly madeBy?: readonly string[]
  /** A statement with further users who have made the record (`t`), outside of its history. @default none */
  readonly typedBy?: Expression
  /** A statement with the persons whom the record (`t`) names as its makers. */
  readonly named: Expression
}

/** Writes that change a record's content. Deleting, restoring and reading do not make it. */
const makingActions = ['create', 'import', 'update', 'transition']

/** The record's `barred`: why the user who asks cannot take a step of a second hand; null in statuses without such a step. */
export function barredExpression(contract: Pick<AnyContract, 'name' | 'transitions'>, definition: SecondHandDefinition): Expression {
  const waiting = [...new Set(contract.transitions.flatMap(({ from, secondHand }) => (secondHand === undefined ? [] : from)))]
  return (context) => {
    const user = sql`${context.userId ?? null}::integer`
    const person = sql`(select u.person_id from app_user u where u.id = ${user})`
    const hands = handsOf(contract, definition, context)
    // Visitors of a portal share its user, or are known by the name that the portal gives them only: nobody knows whose hand it is.
    return sql`case when t.status <> all(${waiting}::text[]) or ${user} is null then null
      when exists (select 1 from app_user u left join portal p on p.user_id = u.id
        where u.id = ${user} and (p.id is not null or u.portal_id is not null)) then 'no-person'
      when ${person} in (${definition.named(context)}) then 'own'
      when exists (select 1 from (${hands}) h(user_id) left join app_user o on o.id = h.user_id
        where h.user_id = ${user} or o.person_id = ${person}) then 'own' end`
  }
}

/** A statement with the users who have made the record (`t`). */
function handsOf(
  { name, transitions }: Pick<AnyContract, 'name' | 'transitions'>,
  { madeIn, madeBy = [], typedBy }: SecondHandDefinition,
  context: Parameters<Expression>[0],
): Fragment {
  const steps = transitions
    .filter((transition) => madeBy.includes(transition.name))
    .flatMap(({ from, to }) =>
      from.map((before) => sql`or a.changes @> ${JSON.stringify([{ field: 'status', before, after: to }])}::jsonb`),
    )
  // The status of a write is the one that the next change of status left.
  const statusThen = sql`coalesce((select c.value ->> 'before' from audit_entry n, jsonb_array_elements(n.changes) c(value)
    where n.entity = ${name} and n.record_id = t.id and n.id >= a.id and n.action = 'transition' and c.value ->> 'field' = 'status'
    order by n.id limit 1), t.status)`
  // Who takes a decision back makes nothing, although the record leaves a status in which it is made.
  const written = sql`select a.user_id from audit_entry a where a.entity = ${name} and a.record_id = t.id and a.user_id is not null
    and a.action = any(${makingActions}::text[]) and a.reason is distinct from ${takenBack} and (${statusThen} = any(${[...madeIn]}::text[]) ${sql.join(steps, sql` `)})`
  return typedBy ? sql`${written} union all ${typedBy(context)}` : written
}
