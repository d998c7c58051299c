import type { Remark } from '../../core/issue.js'

/** What is read of a tender. */
export interface Estimated {
  readonly status: string
  /** What its lots may cost, in BRL. */
  readonly maxTotal: string | null
}

/** An estimate is rounded, and lots are changed after it; from a tenth on, one of the two sums is wrong. */
const tolerance = 0.1

/** What the sum of the lots says about the estimated total: a warning far from it, and only a remark while lots are still added. */
export function estimateNote(
  { status, maxTotal }: Estimated,
  estimated: unknown,
): { readonly warning: Remark } | { readonly remark: Remark } | undefined {
  const [mine, lots] = [Number(estimated), Number(maxTotal)]
  if (typeof estimated !== 'string' || !maxTotal || !(mine > 0) || lots === 0) return undefined
  if (Math.abs(lots - mine) <= tolerance * mine) return undefined
  const note = { code: 'estimateDiffers', params: { estimated, lots: maxTotal } }
  return status === 'em-elaboracao' && lots < mine ? { remark: note } : { warning: note }
}
