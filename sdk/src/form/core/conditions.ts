import type { AnyControl } from '../../core/control.js'
import type { Condition } from '../../core/kind.js'
import { scopeValues, type Values } from './fieldPath.js'

/** The values that a condition looks at: those of the field's own scope, and those of the record. */
export interface ConditionScope {
  readonly values: Values
  readonly record: Values
}

export function holds(condition: Condition | undefined, { values, record }: ConditionScope, fallback: boolean): boolean {
  if (condition === undefined) return fallback
  return typeof condition === 'boolean' ? condition : condition(values, record)
}

/** The scope at a path of the record: `''`, `address`, `guardians[0]`. */
export function conditionScope(record: Values, scope: string): ConditionScope {
  return { values: scopeValues(record, scope), record }
}

/** The key of the field that `control` depends on. */
export function dependsOn(control: AnyControl | undefined): string | undefined {
  return (control?.options as { readonly dependsOn?: string } | undefined)?.dependsOn
}

/** `values` of one scope after `key` changed: fields that depend on it are emptied, and fields that depend on those. */
export function emptyDependents(controls: Readonly<Record<string, AnyControl | undefined>>, values: Values, key: string): Values {
  let next = values
  for (const [other, control] of Object.entries(controls)) {
    if (dependsOn(control) !== key || next[other] === null || next[other] === undefined) continue
    next = emptyDependents(controls, { ...next, [other]: null }, other)
  }
  return next
}
