import { serverLead } from '../core/serverClock.js'

/** Smaller differences come from the way of the answer, and change no day. */
const tolerated = 120_000

/** Learns from an answer how far the clock of this device is wrong. A stored answer (of places) tells an old time. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const told = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(told) || !headers.get('Cache-Control')?.includes('no-store')) return
  const lead = told - Date.now()
  if (Math.abs(lead - serverLead.get()) > tolerated) serverLead.set(Math.abs(lead) > tolerated ? lead : 0)
}
