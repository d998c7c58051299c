/** A column of a sort order, with its direction. */
export interface SortStep {
  readonly key: string
  readonly isDescending: boolean
}

/** Parses `-date,name` into its steps; the first one has priority. */
export function parseSort(sort: string): readonly SortStep[] {
  return sort
    .split(',')
    .filter(Boolean)
    .map((part) => ({ key: part.replace(/^-/, ''), isDescending: part.startsWith('-') }))
}

/** The steps of an order that no heading shows. */
export function unseenSteps(sort: string, columns: readonly { readonly key: string }[]): readonly SortStep[] {
  return parseSort(sort).filter(({ key }) => !columns.some((column) => column.key === key))
}

function formatSort(steps: readonly SortStep[]): string {
  return steps.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join(',')
}

/** Removes columns that the contract cannot sort by, and repeated ones. */
export function saneSort(sort: string, sortable: readonly string[]): string {
  const seen = new Set<string>()
  return formatSort(
    parseSort(sort).filter(({ key }) => {
      if (seen.has(key) || !sortable.includes(key)) return false
      seen.add(key)
      return true
    }),
  )
}

/** The order without one of its columns. */
export function withoutSort(sort: string, key: string): string {
  return formatSort(parseSort(sort).filter((step) => step.key !== key))
}

export interface SortPress {
  /** The order in the address; empty means `defaultSort`. */
  readonly sort: string
  readonly defaultSort: string
  readonly key: string
  /** Keeps the other columns, because Shift was held. */
  readonly isAdding: boolean
}

/** The order after a press on a heading: ascending, then descending, then without it. The default order is an empty text. */
export function nextSort({ sort, defaultSort, key, isAdding }: SortPress): string {
  const steps = parseSort(sort || defaultSort)
  const current = steps.find((step) => step.key === key)
  const others = isAdding ? steps.filter((step) => step.key !== key) : []
  // If the default order sorts by this column in descending order, the first press reverses it; otherwise the list would not change.
  const isTurned = sort === '' && current?.isDescending === true
  if (current?.isDescending && !isTurned) return shorten(formatSort(others), defaultSort)
  const next = { key, isDescending: current !== undefined && !isTurned }
  if (!isAdding) return shorten(formatSort([next]), defaultSort)
  return shorten(formatSort(current ? steps.map((step) => (step.key === key ? next : step)) : [...others, next]), defaultSort)
}

function shorten(sort: string, defaultSort: string): string {
  return sort === defaultSort ? '' : sort
}
