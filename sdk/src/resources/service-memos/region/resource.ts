import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople, personContract } from '../../people/person/contract.js'
import { regionContract } from './contract.js'
import { regionMessages } from './messages.js'
import type { RegionDraft } from './schema.js'

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
  fields: {
    name: kind.text({ required: true, maxLength: 120, span: 6 }),
    type: kind.choice({ required: true, span: 3 }),
    code: kind.text({ required: true, maxLength: 7, upperCase: true, span: 3 }),
    seatCityId: kind.location({ level: 'cidades', required: true, span: 4 }),
    parentId: kind.reference(regionContract, { visible: fieldIs('type', 'regional-esporte'), filter: macroRegions, span: 4 }),
    managerId: kind.reference(personContract, { filter: adultPeople, span: 4 }),
    color: kind.color({ span: 3 }),
    cityIds: kind.locations({
      links: 'cities',
      heldBy: regionContract,
      seat: 'seatCityId',
      filter: ofType,
      params: intoRegion,
      required: true,
    }),
    email: kind.email(),
    phone: kind.phone(),
    address: kind.group(addressFieldset),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'identification', fields: ['name', 'type', 'code', 'seatCityId', 'parentId', 'managerId', 'color'] },
    { title: 'cities', fields: ['cityIds'] },
    { title: 'contact', fields: ['email', 'phone', 'address', 'notes'] },
  ],
  filters: { cityId: kind.location({ level: 'cidades' }) },
  onChange: withSeat,
  warnings: seatWarning,
})
