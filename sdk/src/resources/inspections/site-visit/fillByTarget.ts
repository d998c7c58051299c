import type { Fill } from '../../../core/kind.js'
import { contractPath } from '../../../core/contract.js'
import type { RequestBeginning } from '../../../blocks/pricing/beginning.js'
import { canteenContract } from '../../competitions/canteen/contract.js'
import { serviceRequestContract } from '../../service-memos/service-request/contract.js'
import { organizationContract } from '../../sports-programme/organization/contract.js'

type Known = Readonly<Record<string, unknown>>

/** The state comes before the city, because a new state clears the city. */
const parts = ['zipCode', 'street', 'number', 'complement', 'neighborhood', 'stateId', 'cityId']

/** The place of a canteen. */
export const fromCanteen: Fill = async (id, { eventId }, read) => {
  const canteen = (await read(`${contractPath(canteenContract, { eventoId: eventId as number })}/${id}`)) as Known
  return placeOf(canteen.placeName ?? canteen.name, canteen)
}

/** The place of an event, as its requests have it. A visit of a canteen takes the canteen's. */
export const fromEvent: Fill = async (id, { targetType }, read) => {
  if (targetType !== 'evento') return { values: [] }
  const { event } = (await read(`${serviceRequestContract.path}/inicio?evento=${id}`)) as RequestBeginning
  return event ? placeOf(event.place, { address: event.address }) : { values: [] }
}

/** The seat of an organization. */
export const fromOrganization: Fill = async (id, _, read) => {
  const organization = (await read(`${organizationContract.path}/${id}`)) as Known
  return placeOf(organization.tradeName ?? organization.companyName, organization)
}

function placeOf(name: unknown, { address }: Known): Awaited<ReturnType<Fill>> {
  const known = (address ?? {}) as Known
  return { values: [['placeName', name ?? null], ...parts.map((key) => [`address.${key}`, known[key] ?? null] as const)] }
}
