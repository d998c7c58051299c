import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { phone } from '../../../kinds/code/phone.js'
import { location } from '../../../kinds/link/location.js'
import { locations } from '../../../kinds/link/locations.js'
import { reference } from '../../../kinds/link/reference.js'
import { group } from '../../../kinds/part/group.js'
import { color } from '../../../kinds/text/color.js'
import { email } from '../../../kinds/text/email.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { adultPeople, personContract } from '../../people/person/contract.js'
import { regionContract } from './contract.js'
import { regionMessages } from './messages.js'

const macroRegions = () => ({ type: 'macrorregiao-esportiva' })
const fromSeat = ({ seatCityId }: Readonly<Record<string, unknown>>) => ({ near: typeof seatCityId === 'number' ? seatCityId : undefined })
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
    name: text({ required: true, maxLength: 120, span: 6 }),
    type: choice({ required: true, span: 3 }),
    code: text({ required: true, maxLength: 7, upperCase: true, span: 3 }),
    seatCityId: location({ level: 'cidades', required: true, span: 4 }),
    parentId: reference(regionContract, { visible: fieldIs('type', 'regional-esporte'), filter: macroRegions, span: 4 }),
    managerId: reference(personContract, { filter: adultPeople, span: 4 }),
    color: color({ span: 3 }),
    cityIds: locations({ links: 'cities', heldBy: regionContract, filter: ofType, params: fromSeat, required: true }),
    email: email(),
    phone: phone(),
    address: group(addressFieldset),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'identification', fields: ['name', 'type', 'code', 'seatCityId', 'parentId', 'managerId', 'color'] },
    { title: 'cities', fields: ['cityIds'] },
    { title: 'contact', fields: ['email', 'phone', 'address', 'notes'] },
  ],
  filters: { cityId: location({ level: 'cidades' }) },
})
