import type { z } from 'zod'
import type { FieldIssue } from '../core/issue.js'
import { parsePath } from '../core/parsePath.js'

/** Says what is wrong: `fail('guardians[0].cpf', 'required')`. */
export type Fail = (path: string, code: string, params?: FieldIssue['params']) => void

/** The values of a draft as rules see them: a field that is wrong by itself counts as missing. What is inside a group or a row is its own rules' affair. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | null }

/**
 * Adds the rules that look at several fields. They run even while single fields are wrong, so that a form shows everything at once;
 * of several issues of one field only the first is told, so a rule may ask again for what a field lacks.
 */
export function withRules<Schema extends z.ZodObject>(schema: Schema, rules: (draft: Loose<z.output<Schema>>, fail: Fail) => void) {
  return schema.superRefine(
    (draft, context) => {
      const wrong = new Set(context.issues.map((issue) => (issue.path?.length === 1 ? issue.path[0] : undefined)))
      const given: Readonly<Record<string, unknown>> = draft
      const values = Object.keys(schema.shape).map((key) => [key, wrong.has(key) ? null : (given[key] ?? null)])
      rules(Object.fromEntries(values) as Loose<z.output<Schema>>, (path, code, params) => {
        context.addIssue({ code: 'custom', message: code, path: parsePath(path), params })
      })
    },
    { when: ({ value, issues }) => typeof value === 'object' && value !== null && issues.every((issue) => (issue.path ?? []).length > 0) },
  )
}

/** The rule of what runs from day to day: its end is not before its start. `withRules(fields, inOrder('from', 'to'))` */
export const inOrder =
  <Key extends string>(start: Key, end: Key) =>
  (values: Readonly<Record<NoInfer<Key>, string | null>>, fail: Fail): void => {
    const [first, last] = [values[start], values[end]]
    if (first !== null && last !== null && last < first) fail(end, 'endBeforeStart')
  }

/** Asks for each of `keys` that holds nothing. */
export function failMissing<Values extends object>(values: Values, keys: readonly (keyof Values & string)[], fail: Fail): void {
  for (const key of keys) if (values[key] === null) fail(key, 'required')
}

/** Calls `failAt` for each value that stands in the list a second time; empty values do not count. */
export function failRepeated(list: readonly unknown[], failAt: (index: number) => void): void {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  list.forEach((value, index) => {
    if (!isEmpty(value) && list.indexOf(value) < index) failAt(index)
  })
}
