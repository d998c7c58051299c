import type { EventPeriod } from '../../../blocks/canteen/eventDays.js'

/** What the first day of a canteen is to its event, as a rule of the canteens. */
export function openingRemark({ startDate: value }: EventPeriod, operatingFrom: string) {
  if (operatingFrom === value) return undefined
  return { code: operatingFrom < value ? 'beforeEvent' : 'afterStart', params: { value } } as const
}

/** The same for its last day. */
export function closingRemark({ endDate: value }: EventPeriod, operatingTo: string) {
  if (operatingTo === value) return undefined
  return { code: operatingTo > value ? 'afterEvent' : 'beforeEnd', params: { value } } as const
}
