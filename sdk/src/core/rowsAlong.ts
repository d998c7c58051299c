type Values = Readonly<Record<string, unknown>>

/** All rows at a path of nested lists: `keys` of `['sections', 'questions']` gives the questions of all sections. */
export function rowsAlong(record: Values | undefined, keys: readonly string[]): readonly Values[] {
  return keys.reduce<readonly Values[]>(
    (holders, key) => holders.flatMap((holder) => (holder[key] ?? []) as Values | readonly Values[]),
    record ? [record] : [],
  )
}
