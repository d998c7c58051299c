import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople } from '../../people/person/contract.js'
import { regionContract } from './contract.js'
import { type RegionDraft, regionFields } from './fields.js'
import { regionMessages } from './messages.js'

const macroRegions = () => ({ type: 'macrorregiao-esportiva' })
const intoRegion = ({ seatCityId, name }: Readonly<Record<string, unknown>>) => ({
  near: typeof seatCityId === 'number' ? seatCityId : undefined,
  taker: typeof name === 'string' ? name.trim() : '',
})
/** The seat is one of the region's cities. */
const withSeat = (_: keyof RegionDraft, { seatCityId, cityIds }: RegionDraft, before: RegionDraft): Partial<RegionDraft> =>
  seatCityId === before.seatCityId || !seatCityId || cityIds.includes(seatCityId) ? {} : { cityIds: [...cityIds, seatCityId] }
const seatWarning = ({ seatCityId, cityIds }: RegionDraft) =>
  seatCityId && cityIds.length > 0 && !cityIds.includes(seatCityId) ? { seatCityId: 'seatOutside' } : {}
const ofType = ({ type }: Readonly<Record<string, unknown>>) => ({ type: typeof type === 'string' ? type : undefined })

export const region = defineResource(regionContract, {
  messages: regionMessages,
  title: 'name',
  columns: [
    'code',
    'name',
    { key: 'type', width: 12 },
    { ...minor('seatCity', 1), width: 10 },
    { ...minor('cityCount', 2), align: 'end', width: 8 },
    minor('parent', 4),
    minor('manager', 3),
    'status',
  ],
  fields: withLooks(regionFields, {
    name: 6,
    type: 3,
    code: 3,
    seatCityId: 4,
    parentId: { filter: macroRegions, span: 4 },
    managerId: { filter: adultPeople, span: 4 },
    color: 3,
    cityIds: { filter: ofType, params: intoRegion },
    address: { fieldset: addressFieldset },
  }),
  sections: [
    { title: 'identification', fields: ['name', 'type', 'code', 'seatCityId', 'parentId', 'managerId', 'color'] },
    { title: 'cities', fields: ['cityIds'] },
    { title: 'contact', fields: ['email', 'phone', 'address', 'notes'] },
  ],
  filters: { cityId: kind.location({ level: 'cidades' }) },
  onChange: withSeat,
  warnings: seatWarning,
})
