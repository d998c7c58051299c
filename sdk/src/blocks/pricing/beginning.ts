import type { Link } from '../../core/record.js'

/** What a request for an event asks for. */
export const requestObjects = ['refeicoes', 'transporte', 'material', 'arbitragem', 'hospedagem'] as const
/** One of `requestObjects`. */
export type RequestObject = (typeof requestObjects)[number]

/** An address as far as it is known; `null` means unknown. */
export interface KnownAddress {
  /** Eight digits. */
  readonly zipCode: string | null
  readonly street: string | null
  readonly number: string | null
  readonly complement: string | null
  readonly neighborhood: string | null
  /** IBGE code, two digits. */
  readonly stateId: number | null
  /** IBGE code, seven digits. */
  readonly cityId: number | null
}

/** What the server knows of a new request before anything is typed. */
export interface RequestBeginning {
  /** The person behind the signed-in user, if that person may ask. */
  readonly requester: Link | null
  /** The department of that person's current function. */
  readonly department: Link | null
  /** Days and place of the asked event; `null` without an event, or when it is cancelled. */
  readonly event:
    | (Link & {
        /** `YYYY-MM-DD` */
        readonly startDate: string
        /** `YYYY-MM-DD` */
        readonly endDate: string
        /** Expected athletes and staff. */
        readonly participants: number | null
        /** Its regional office. */
        readonly region: Link | null
        readonly place: string | null
        readonly address: KnownAddress | null
      })
    | null
}
