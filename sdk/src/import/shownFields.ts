import type { ImportField } from './importFields.js'
import type { ImportView } from './ImportView.js'

/** Columns of the check: those of the file in order, then required fields that the file lacks. */
export function shownFields({ fields, state, issues }: ImportView): readonly ImportField[] {
  const byPath = new Map(fields.map((field) => [field.path, field]))
  const paths = new Set([...state.mapping.filter((path) => path !== undefined), ...state.added])
  for (const found of issues) for (const { path } of found ?? []) paths.add(path)
  return [...paths].flatMap((path) => byPath.get(path) ?? [])
}
