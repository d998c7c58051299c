import type { ShownIssue, FormState } from '../store/formStore.js'

/** What saving would be refused for, as far as it is known: another record holds the same. What only looks alike is no issue. */
export function knownDuplicates({ duplicates }: FormState): readonly ShownIssue[] {
  return [...duplicates].flatMap(([path, { isHint, isRoot }]) => (isHint || isRoot ? [] : [{ path, code: 'duplicate', isRemote: true }]))
}
