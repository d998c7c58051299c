import type { Lgpd } from '@esporte-parana/sdk/contracts'

/** How long the data of a person are kept on one legal basis. */
export interface Retention {
  /** Whole years after `from`. */
  readonly years: number
  /** `activity`: the last thing that was done with the person; `end`: the day on which the consent ended. */
  readonly from: 'activity' | 'end'
}

/**
 * The retention of each legal basis. The domain model names none, so these are the periods in which the body may still have to answer for what
 * it did with the person:
 * - public policy: five years, in which claims for and against the treasury lapse (Decreto 20.910/1932, art. 1º; Lei 9.873/1999, art. 1º);
 * - legal obligation: ten years, for which papers of partnerships are kept after their accounts (Lei 13.019/2014, art. 68, parágrafo único);
 * - consent: nothing once it is withdrawn (Lei 13.709/2018, arts. 8º § 5º, 15 III and 16).
 */
export const retentions: Readonly<Record<NonNullable<Lgpd['legalBasis']>, Retention>> = {
  'politica-publica': { years: 5, from: 'activity' },
  'obrigacao-legal': { years: 10, from: 'activity' },
  consentimento: { years: 0, from: 'end' },
}

interface Kept {
  readonly legalBasis: NonNullable<Lgpd['legalBasis']>
  /** `YYYY-MM-DD` */
  readonly lastActivity: string
  /** `YYYY-MM-DD`; null while the consent is valid. */
  readonly consentEndedAt: string | null
}

/** The first day on which the data may go, `YYYY-MM-DD`; null while the consent is valid. */
export function keptUntil({ legalBasis, lastActivity, consentEndedAt }: Kept): string | null {
  const { years, from } = retentions[legalBasis]
  const begin = from === 'end' ? consentEndedAt : lastActivity
  return begin && `${Number(begin.slice(0, 4)) + years}${begin.slice(4)}`
}
