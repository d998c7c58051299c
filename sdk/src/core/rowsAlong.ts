type Values = Readonly<Record<string, unknown>>

/** Every row of the lists at `keys` below a record, whatever rows they stand in: all questions of all sections. */
export function rowsAlong(record: Values | undefined, keys: readonly string[]): readonly Values[] {
  return keys.reduce<readonly Values[]>(
    (holders, key) => holders.flatMap((holder) => (holder[key] ?? []) as Values | readonly Values[]),
    record ? [record] : [],
  )
}
