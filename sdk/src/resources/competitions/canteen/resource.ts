import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople, personContract } from '../../people/person/contract.js'
import { lotContract } from '../../service-memos/lot/contract.js'
import { serviceRequestContract } from '../../service-memos/service-request/contract.js'
import { supplierContract } from '../../service-memos/supplier/contract.js'
import { tenderContract } from '../../service-memos/tender/contract.js'
import { outOfForce } from '../../../blocks/pricing/outOfForce.js'
import { servedPlace } from './beginning/servedPlace.js'
import { canteenContract } from './contract.js'
import { canteenMessages } from './messages.js'
import { dayFieldset, licenseFieldset, mealFieldset, menuFieldset } from './parts/fieldsets.js'
import { canteenEffects, canteenRemarks, canteenWarnings } from './effects.js'

const mealColumns = ['type', 'startTime', 'endTime', 'service', 'expectedPerDay', 'lotItemId', 'balance'] as const
const ofTender = ({ tenderId }: Readonly<Record<string, unknown>>) => ({ licitacaoId: tenderId })
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
    { key: 'status', width: 10 },
  ],
  initial: { accessControl: 'pulseira', turns: 1 },
  fields: {
    eventId: kind.hidden(),
    name: kind.text({ required: true, maxLength: 120, span: 5 }),
    placeName: kind.text({ required: true, maxLength: 150, span: 4 }),
    address: kind.group(addressFieldset, { required: true }),
    phone: kind.phone({ span: 3 }),
    operatingFrom: kind.date({ required: true, span: 3 }),
    operatingTo: kind.date({ required: true, span: 3 }),
    capacity: kind.integer({ required: true, min: 1, max: 5000, span: 3 }),
    turns: kind.integer({ required: true, min: 1, max: 10, span: 3 }),
    accessControl: kind.choice({ required: true, span: 3 }),
    tenderId: kind.reference(tenderContract, { filter: () => ({ status: 'vigente' }), outOfForce, span: 6 }),
    lotId: kind.reference(lotContract, { params: ofTender, prefers: servedPlace, span: 6 }),
    supplierId: kind.reference(supplierContract, { span: 6 }),
    requestId: kind.reference(serviceRequestContract, { filter: ofEvent, span: 6 }),
    meals: kind.rows(mealFieldset, { max: 5, as: 'table', columns: mealColumns }),
    menus: kind.rows(menuFieldset, { max: 200, editor: () => import('./menus/WeekGrid.js') }),
    managerId: kind.reference(personContract, { required: true, filter: adultPeople, span: 6 }),
    nutritionistId: kind.reference(personContract, { filter: adultPeople, span: 4 }),
    nutritionistCrn: kind.text({ maxLength: 20, span: 2 }),
    sanitaryLicense: kind.group(licenseFieldset, { isOwn: true }),
    daily: kind.rows(dayFieldset, { max: 200, as: 'table', isOwn: true }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
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
