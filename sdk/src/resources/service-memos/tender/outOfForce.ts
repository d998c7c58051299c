import { today } from '../../../core/calendar.js'
import type { Stored } from '../../../core/record.js'
import type { OutOfForce } from '../../../kinds/link/reference.js'
import type { Tender } from './schema.js'

/** Why the calendar keeps a tender from being in force: its ata or contract begins later, or has ended. */
export function outOfForce(record: Stored): OutOfForce | undefined {
  const { status, validFrom, validUntil } = record as Tender
  if (status === 'homologada' && validFrom !== null && validFrom > today()) return { code: 'later', day: validFrom }
  return status === 'encerrada' && validUntil !== null ? { code: 'ended', day: validUntil } : undefined
}
