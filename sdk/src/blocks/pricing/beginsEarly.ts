import type { Remark } from '../../core/issue.js'

interface Homologation {
  readonly homologationDate?: string | null
  /** First day of the ata or contract. */
  readonly start?: string | null
}

/** What stands out in a validity that begins before its homologation: nothing may be ordered on those days. */
export function beginsEarly({ homologationDate, start }: Homologation): Remark<'startsEarly'> | undefined {
  return homologationDate && start && start < homologationDate ? { code: 'startsEarly', params: { date: homologationDate } } : undefined
}
