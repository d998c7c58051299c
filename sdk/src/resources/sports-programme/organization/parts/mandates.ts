import { runsOn } from '../../../../core/calendar.js'
import type { Dirigente } from './parts.js'

/** What is read of those who lead an organization. */
export type Mandates = readonly Pick<Dirigente, 'mandateStart' | 'mandateEnd' | 'isLegalRep'>[]

/** Whether a legal representative has a mandate on a day. */
export const isRepresentedOn = (day: string, dirigentes: Mandates): boolean =>
  dirigentes.some(({ isLegalRep, mandateStart, mandateEnd }) => isLegalRep && runsOn(day, mandateStart, mandateEnd))
