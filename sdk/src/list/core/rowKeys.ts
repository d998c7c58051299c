/** The target of a key in a row: another row of the page, or another page. */
export type RowStep = { readonly row: number } | { readonly page: -1 | 1 } | undefined

export function rowStep(key: string, index: number, count: number): RowStep {
  switch (key) {
    case 'ArrowDown':
      return index < count - 1 ? { row: index + 1 } : undefined
    case 'ArrowUp':
      return index > 0 ? { row: index - 1 } : undefined
    case 'Home':
      return { row: 0 }
    case 'End':
      return { row: count - 1 }
    case 'PageDown':
      return { page: 1 }
    case 'PageUp':
      return { page: -1 }
    default:
      return undefined
  }
}
