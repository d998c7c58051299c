/** The refusals of PostgreSQL that a request can cause. */
export type Violation =
  | { readonly kind: 'unique' | 'reference' | 'check'; readonly constraint: string }
  /** A text, number or date that the column cannot hold. */
  | { readonly kind: 'value' }
  /** Another transaction won; trying again helps. */
  | { readonly kind: 'conflict' }

// SQLSTATE codes, appendix A of the PostgreSQL manual.
const kinds: Readonly<Record<string, Violation['kind']>> = {
  '23505': 'unique',
  '23503': 'reference',
  '23514': 'check',
  '23502': 'value',
  '22001': 'value',
  '22003': 'value',
  '22007': 'value',
  '22008': 'value',
  '22021': 'value',
  '22P02': 'value',
  '22P05': 'value',
  '40001': 'conflict',
  '40P01': 'conflict',
}

/** The violation behind `error`; undefined for other errors. */
export function violationOf(error: unknown): Violation | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  const kind = kinds[String(error.code)]
  if (kind === undefined) return undefined
  if (kind === 'value' || kind === 'conflict') return { kind }
  return { kind, constraint: 'constraint' in error ? String(error.constraint) : '' }
}

/** Whether the disk is full. Nothing was written, and freeing space is enough. */
export function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '53100'
}
