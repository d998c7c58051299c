import type { z } from 'zod'
import { runsOn } from '../core/calendar.js'
import { type FieldIssue, parsePath } from '../core/issue.js'
import type { CommonRule } from '../locale/commonRule.js'

/** Reports an error: `fail('guardians[0].cpf', 'required')`. The code is common, or one of `Rule`: only what has a text in each language. */
export type Fail<Rule extends string = never> = (path: string, code: CommonRule | Rule, params?: FieldIssue['params']) => void

/**
 * The values that rules get: `null` for a missing or invalid field, and for a list or group with something inside that is no row, list or group.
 * Values inside a group or a row are checked by that group's own rules.
 */
export type Loose<T> = { readonly [K in keyof T]: T[K] | null }

/**
 * Adds rules over several fields. They also run while single fields are invalid, so that a form shows all errors at once.
 * Only the first error of a field is shown, so a rule may report a field that is already wrong.
 */
export function withRules<Schema extends z.ZodObject>(schema: Schema, rules: (draft: Loose<z.output<Schema>>, fail: Fail<string>) => void) {
  return schema.superRefine(
    (draft, context) => {
      const wrong = new Set(context.issues.map((issue) => (issue.path?.length === 1 || isShapeless(issue) ? issue.path?.[0] : undefined)))
      const given: Readonly<Record<string, unknown>> = draft
      const values = Object.keys(schema.shape).map((key) => [key, wrong.has(key) ? null : (given[key] ?? null)])
      rules(Object.fromEntries(values) as Loose<z.output<Schema>>, (path, code, params) => {
        context.addIssue({ code: 'custom', message: code, path: parsePath(path), params })
      })
    },
    { when: ({ value, issues }) => typeof value === 'object' && value !== null && issues.every((issue) => (issue.path ?? []).length > 0) },
  )
}

/** Whether a row, a list or a group is none at all. Rules read the rows of a list, so the whole field is wrong for them. */
const isShapeless = (issue: { readonly code?: string; readonly expected?: unknown }): boolean =>
  issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'array')

/** The rule of what runs from day to day: its end is not before its start. `withRules(fields, inOrder('from', 'to'))` */
export const inOrder =
  <Key extends string>(start: Key, end: Key) =>
  (values: Readonly<Record<NoInfer<Key>, string | null>>, fail: Fail): void => {
    const [first, last] = [values[start], values[end]]
    if (first !== null && last !== null && last < first) fail(end, 'endBeforeStart')
  }

/** A row, its place in the list, and an earlier row that has a day in common with it. */
interface Overlap<Row> {
  readonly index: number
  readonly row: Partial<Row>
  readonly earlier: Partial<Row>
}

/**
 * Calls `failAt` for each pair of rows that have a day in common; an end of `null` means until further notice. A row without a first day, or
 * with a wrong last day, is left out: it has an error of its own.
 */
export function failOverlapping<Row extends object>(
  rows: readonly (Partial<Row> | null)[],
  { from, to }: { readonly from: keyof Row; readonly to: keyof Row },
  failAt: (overlap: Overlap<Row>) => void,
): void {
  const runs = rows.flatMap((row, index) => {
    const [first, last]: readonly unknown[] = [row?.[from], row?.[to]]
    const isRun = row && typeof first === 'string' && (last === null || typeof last === 'string')
    return isRun ? [{ index, row, first, last }] : []
  })
  runs.forEach(({ index, row, first, last }, place) => {
    for (const earlier of runs.slice(0, place)) {
      if (runsOn(first, earlier.first, earlier.last) || runsOn(earlier.first, first, last)) failAt({ index, row, earlier: earlier.row })
    }
  })
}

/** Asks for each of `keys` that holds nothing. */
export function failMissing<Values extends object>(values: Values, keys: readonly (keyof Values & string)[], fail: Fail): void {
  for (const key of keys) if (values[key] === null) fail(key, 'required')
}

/** Calls `failAt` for each value that stands in the list a second time; empty values do not count. */
export function failRepeated(list: readonly unknown[], failAt: (index: number, first: number) => void): void {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  list.forEach((value, index) => {
    const first = list.indexOf(value)
    if (!isEmpty(value) && first < index) failAt(index, first)
  })
}
