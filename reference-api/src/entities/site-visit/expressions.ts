import { siteVisitContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { ConditionFilter, Expression, FilterDefinition } from '../../records/plan/defineEntity.js'
import { asker } from '../service-request/expressions.js'
import { barredExpression, type SecondHandDefinition } from '../../records/plan/secondHand.js'
import { rangeOrList } from '../../records/read/listCondition.js'

const utc = (column: string) => sql`to_char(${sql.ref(`t.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const overdue: Expression = ({ today }) => sql`(t.status = 'agendada' and t.scheduled_for < ${today}::date)`

/** Fields of a visit (`t`) that are computed or that commands write. */
export const computed: Readonly<Record<string, Expression>> = {
  number: () => sql`t.number`,
  questionnaireVersion: () => sql`t.questionnaire_version`,
  targetId: () => sql`coalesce(t.organization_id, t.canteen_id, t.event_id, t.supplier_id)`,
  target: () => sql`t.target`,
  isOverdue: overdue,
  startedAt: () => utc('started_at'),
  finishedAt: () => utc('finished_at'),
  homologatedAt: () => utc('homologated_at'),
  geo: () =>
    sql`case when t.geo_latitude is not null then jsonb_build_object('latitude', t.geo_latitude::text, 'longitude', t.geo_longitude::text,
      'accuracy', t.geo_accuracy::text, 'at', ${utc('geo_at')}) end`,
  score: () => sql`t.score`,
  result: () => sql`t.result`,
  openCount: () => sql`t.open_count`,
  verificationCode: () => sql`t.verification_code`,
  urgency: () => sql`t.urgency`,
  numberOrder: () => sql`t.number_order`,
}

/** `true` and `false` together find all records. */
const isMeant =
  (condition: Expression): ConditionFilter['condition'] =>
  ({ values }, context) => {
    if (new Set(values).size > 1) return sql`true`
    return values[0] === 'true' ? sql`${condition(context)}` : sql`(not ${condition(context)})`
  }

// Planning a visit is not making it, so the manager who planned it may decide.
export const secondHand: SecondHandDefinition = {
  madeIn: ['em-andamento'],
  madeBy: ['start'],
  typedBy: () => sql`select n.by_id from site_visit_answer n where n.owner_id = t.id`,
  named: () => sql`select t.inspector_id union all select m.person_id from site_visit_team m where m.owner_id = t.id`,
}

const barred = barredExpression(siteVisitContract, secondHand)

export const filters: Readonly<Record<string, FilterDefinition>> = {
  isOverdue: { kind: 'boolean', condition: isMeant(overdue) },
  hasOpen: { kind: 'boolean', condition: isMeant(() => sql`(t.open_count > 0)`) },
  // A user without a person has no visits, so `coalesce` gives false instead of null.
  mine: { kind: 'boolean', condition: isMeant((context) => sql`(t.inspector_id = coalesce(${asker(context)}, 0))`) },
  // Only completed visits wait for it.
  mayHomologate: { kind: 'boolean', condition: isMeant((context) => sql`(t.status = 'concluida' and (${barred(context)}) is null)`) },
  result: { kind: 'text', condition: (value) => rangeOrList(sql`t.result`, value, sql`text`) },
}
