import type { ImportField } from './reading/importFields.js'
import type { ImportView } from './ImportView.js'

/** Columns of the check: those of the file in order, then values for all rows, fields that a form fills in, and fields with errors. */
export function shownFields({ fields, state, issues }: ImportView): readonly ImportField[] {
  const byPath = new Map(fields.map((field) => [field.path, field]))
  const { mapping, constants, derived, added } = state
  const paths = new Set([
    ...mapping.filter((path) => path !== undefined),
    ...Object.keys(constants).filter((path) => constants[path] !== ''),
    ...derived,
    ...added,
  ])
  for (const found of issues) for (const { path } of found ?? []) paths.add(path)
  return [...paths].flatMap((path) => byPath.get(path) ?? [])
}
