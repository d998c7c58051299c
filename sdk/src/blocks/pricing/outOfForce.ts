import { today } from '../../core/calendar.js'
import type { Stored } from '../../core/record.js'
import type { OutOfForce } from '../../kinds/link/reference.js'

interface Days {
  readonly validFrom?: string | null
  readonly validUntil?: string | null
}

/** Why the calendar keeps a tender from being in force: its ata or contract begins later, or has ended. */
export function outOfForce({ status, validFrom, validUntil }: Stored & Days): OutOfForce | undefined {
  if (status === 'homologada' && validFrom && validFrom > today()) return { code: 'later', day: validFrom }
  return status === 'encerrada' && validUntil ? { code: 'ended', day: validUntil } : undefined
}
