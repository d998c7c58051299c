import type { Link } from '../../core/record.js'
import type { KnownAddress } from '../pricing/beginning.js'

/** A place of an event, with its address as far as it is known. */
export interface EventPlace {
  readonly name: string
  readonly address: KnownAddress
}

/** A usual meal of an event's canteens. */
export interface UsualMeal {
  readonly type: string
  /** `HH:MM` */
  readonly startTime: string
  /** `HH:MM` */
  readonly endTime: string
  readonly service: string
  /** The share of one canteen. */
  readonly expectedPerDay: number
  readonly maxPerPerson: number | null
}

/** What the server knows of a new canteen before anything is typed. */
export interface CanteenBeginning {
  /** `YYYY-MM-DD` */
  readonly operatingFrom: string
  /** `YYYY-MM-DD` */
  readonly operatingTo: string
  /** The event's coordinator, if that person may be responsible. */
  readonly manager: Link | null
  /** The event's places that have no canteen yet, in the order of the event. */
  readonly places: readonly EventPlace[]
  /** Those of the event's latest canteen, or three usual ones where the event says how many people are expected. */
  readonly meals: readonly UsualMeal[]
  /** The lot that was asked about; otherwise the one of the event's request of meals. */
  readonly supply: {
    readonly tender: Link
    readonly lot: Link
    readonly request: Link | null
    /** The items that can pay for each kind of meal, as far as their names tell; of several, a person chooses. */
    readonly items: readonly { readonly type: string; readonly item: Link }[]
  } | null
}
