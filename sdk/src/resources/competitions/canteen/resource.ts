import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople } from '../../people/person/contract.js'
import { outOfForce } from '../../../blocks/pricing/outOfForce.js'
import { servedPlace } from './beginning/servedPlace.js'
import { canteenContract } from './contract.js'
import { canteenFields } from './fields.js'
import { canteenMessages } from './messages.js'
import { dayFieldset, licenseFieldset, mealFieldset, menuFieldset } from './parts/fieldsets.js'
import { canteenEffects, canteenRemarks, canteenWarnings } from './effects.js'

const mealColumns = ['type', 'startTime', 'endTime', 'service', 'expectedPerDay', 'lotItemId', 'balance'] as const
const ofEvent = ({ eventId }: Readonly<Record<string, unknown>>) => (typeof eventId === 'number' ? { eventId } : {})

export const canteen = defineResource(canteenContract, {
  messages: canteenMessages,
  title: 'name',
  columns: [
    'name',
    minor('placeName', 2),
    minor('city', 3),
    { key: 'capacity', align: 'end', width: 8.5 },
    { key: 'mealsPerDay', align: 'end', width: 10.5 },
    { key: 'mealTypes', isDefault: false },
    { key: 'mealCapacity', isDefault: false, align: 'end', width: 9 },
    { key: 'period', width: 12 },
    minor('supplier', 1),
    minor('manager', 4),
    { key: 'missingMenus', isDefault: false, align: 'end', width: 9 },
    { key: 'graveIssues', isDefault: false, align: 'end', width: 9 },
    'status',
  ],
  initial: { accessControl: 'pulseira', turns: 1 },
  fields: withLooks(canteenFields, {
    name: 5,
    placeName: 4,
    address: { fieldset: addressFieldset },
    phone: 3,
    operatingFrom: 3,
    operatingTo: 3,
    capacity: 3,
    turns: 3,
    accessControl: 3,
    tenderId: { filter: () => ({ status: 'vigente' }), outOfForce, span: 6 },
    lotId: { prefers: servedPlace, span: 6 },
    supplierId: 6,
    requestId: { filter: ofEvent, span: 6 },
    meals: { fieldset: mealFieldset, as: 'table', columns: mealColumns },
    menus: { fieldset: menuFieldset, editor: () => import('./menus/WeekGrid.js') },
    managerId: { filter: adultPeople, span: 6 },
    nutritionistId: { filter: adultPeople, span: 4 },
    nutritionistCrn: 2,
    sanitaryLicense: { fieldset: licenseFieldset },
    daily: { fieldset: dayFieldset, as: 'table' },
  }),
  sections: [
    { title: 'today', slot: () => import('./daily/DayPanel.js') },
    { title: 'identification', fields: ['name', 'placeName', 'phone', 'address'], tool: () => import('./beginning/EventPlaces.js') },
    { title: 'operation', fields: ['operatingFrom', 'operatingTo', 'capacity', 'turns', 'accessControl'] },
    { title: 'supply', fields: ['tenderId', 'lotId', 'supplierId', 'requestId'] },
    { title: 'meals', fields: ['meals'], slot: () => import('./meals/CapacityHeat.js') },
    { title: 'menus', fields: ['menus'] },
    { title: 'people', fields: ['managerId', 'nutritionistId', 'nutritionistCrn', 'sanitaryLicense', 'notes'] },
    { title: 'daily', fields: ['daily'] },
  ],
  filters: {
    cityId: kind.location({ level: 'cidades' }),
    mealTypes: kind.choice(),
    date: kind.date(),
    hasGraveIssue: kind.toggle(),
  },
  onChange: canteenEffects,
  remarks: canteenRemarks,
  warnings: canteenWarnings,
  transitions: { count: 'slot' },
  step: () => import('./daily/StatusStep.js'),
})
