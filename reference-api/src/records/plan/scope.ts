import { sql } from 'kysely'
import type { Fragment, Row } from '../../database/database.js'
import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import type { EntityPlan, PlannedChild, PlannedJoin, PlannedLink } from './plan.js'

/** The plan for one parent's records only. */
export function planWithin(plan: EntityPlan, parentId: number): EntityPlan {
  return { ...plan, scope: parentId }
}

/** The plan for records that a field may begin to refer to; only entities without a parent have sealed ones. */
export function planUnsealed(plan: EntityPlan): EntityPlan {
  return plan.isSealable ? { ...plan, hasNoSealed: true } : plan
}

/** The plan for the records of all parents, for calls without a parent in the address, such as the global search. */
export function planEverywhere(plan: EntityPlan): EntityPlan {
  return plan.parent ? { ...plan, scope: 'everywhere' } : plan
}

/**
 * The condition that a row (`t`) belongs to the parent in the address. Every statement that finds records adds it. A call without a parent
 * fails here instead of returning the records of all parents.
 */
export function scopeCondition({ entity, parent, scope, hasNoSealed }: EntityPlan): Fragment {
  if (!parent) return hasNoSealed ? sql`t.sealed_at is null` : sql`true`
  if (scope === undefined) throw new Error(`${entity.contract.name}: no parent was named. Take the plan from "scopedPlan(request, plan)".`)
  const column = sql.ref(`t.${parent.link.column}`)
  // Leaves out records of a deleted parent: they are reachable again after the parent is restored.
  if (scope === 'everywhere')
    return sql`exists (select 1 from ${sql.table(parent.link.table)} p where p.id = ${column} and p.deleted_at is null)`
  return sql`${column} = ${scope}`
}

/**
 * `, 'params', { licitacaoId: … }` for the rows `alias` of a nested entity, because a link to them needs the parent's id; empty for other
 * entities.
 */
export function paramsEntry({ parent }: EntityPlan, alias: string): Fragment {
  return parent ? sql`, 'params', ${paramsOf(parent, alias)}` : sql``
}

/** The address parameters of the row `alias`. */
function paramsOf({ param, link }: NonNullable<EntityPlan['parent']>, alias: string): Fragment {
  return sql`jsonb_build_object(${sql.lit(param)}, ${sql.ref(`${alias}.${link.column}`)})`
}

/** The plan whose links to nested records contain the parameters of their address. */
export function linkNested(plan: EntityPlan, plans: readonly EntityPlan[]): EntityPlan {
  const withParams = <Link extends PlannedLink | PlannedJoin>(link: Link): Link => {
    const target = 'target' in link ? link.target : link.table
    const parent = plans.find(({ entity }) => entity.table === target)?.parent
    return parent ? { ...link, more: { ...link.more, params: paramsOf(parent, 'l') } } : link
  }
  const withLinks = (child: PlannedChild): PlannedChild => ({
    ...child,
    links: child.links.map(withParams),
    children: child.children.map(withLinks),
  })
  return { ...plan, links: plan.links.map(withParams), joins: plan.joins.map(withParams), children: plan.children.map(withLinks) }
}

/** The body with the parent of the address, and an issue when the body names another parent. */
export function withParent(
  { parent, scope }: EntityPlan,
  body: unknown,
): { readonly body: unknown; readonly issues: readonly FieldIssue[] } {
  if (!parent || typeof body !== 'object' || body === null) return { body, issues: [] }
  const { key } = parent.link
  const named = (body as Row)[key] ?? scope
  return { body: { ...body, [key]: scope }, issues: named === scope ? [] : [{ path: key, code: 'invalid' }] }
}
