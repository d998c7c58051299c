import { isCalendarDate } from '../../../core/calendar.js'
import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { canteenContract } from '../../competitions/canteen/contract.js'
import { eventContract } from '../../competitions/event/contract.js'
import { personContract } from '../../people/person/contract.js'
import { regionalOffices, regionContract } from '../../service-memos/region/contract.js'
import { supplierContract } from '../../service-memos/supplier/contract.js'
import { organizationContract } from '../../sports-programme/organization/contract.js'
import { questionnaireContract } from '../questionnaire/contract.js'
import { siteVisitContract } from './contract.js'
import { siteVisitMessages } from './messages.js'
import { findingFieldset, photoFieldset, signatureFieldset } from './parts/fieldsets.js'

type Values = Readonly<Record<string, unknown>>
const target = (...kinds: readonly string[]) => {
  const isAsked = fieldIs('targetType', ...kinds)
  return { visible: isAsked, required: isAsked, span: 8 }
}
const isInconclusive = fieldIs('isInconclusive', true)
const ofEvent = ({ eventId }: Values) => ({ eventoId: eventId })
const fromOrganization = () => import('./fillByTarget.js').then((module) => ({ fill: module.fromOrganization }))
const fromEvent = () => import('./fillByTarget.js').then((module) => ({ fill: module.fromEvent }))
const fromCanteen = () => import('./fillByTarget.js').then((module) => ({ fill: module.fromCanteen }))
/** Only people whose function inspects may be responsible. */
const inspectors = () => ({ isInspector: 'true' })
const isGrave = (severity: string) => severity === 'grave' || severity === 'gravissima'
const ofTarget = ({ targetType, scheduledFor }: Values) => ({
  targetType: typeof targetType === 'string' ? targetType : undefined,
  // A date that is still being typed finds nothing.
  validOn: typeof scheduledFor === 'string' && isCalendarDate(scheduledFor) ? scheduledFor : undefined,
})

export const siteVisit = defineResource(siteVisitContract, {
  messages: siteVisitMessages,
  title: (record) => `${record.number} · ${record.target}`,
  columns: [
    // The target takes the remaining width and links to the record.
    'target',
    { key: 'number', width: 7.5 },
    { key: 'scheduledFor', width: 9.25 },
    { ...minor('city', 1), width: 10 },
    { ...minor('region', 6), width: 9 },
    { ...minor('inspector', 2), width: 14 },
    { ...minor('questionnaire', 5), width: 14 },
    { ...minor('score', 3), control: kind.decimal(), width: 6 },
    { key: 'result', width: 11 },
    { ...minor('openCount', 4), align: 'end', width: 7.5 },
    { key: 'status', width: 10 },
    { key: 'targetType', isDefault: false },
    { key: 'placeName', isDefault: false },
    { key: 'instrument', isDefault: false },
    { key: 'protocol', isDefault: false },
    { key: 'finishedAt', isDefault: false },
    { key: 'homologator', isDefault: false },
  ],
  // What happened at a visit is its own (`isOwn`): a copy begins a new one.
  fields: {
    targetType: kind.choice({ required: true, span: 4 }),
    organizationId: kind.reference(organizationContract, { ...target('organizacao'), fill: fromOrganization }),
    eventId: kind.reference(eventContract, { ...target('evento', 'refeitorio'), fill: fromEvent }),
    canteenId: kind.reference(canteenContract, { ...target('refeitorio'), params: ofEvent, fill: fromCanteen }),
    supplierId: kind.reference(supplierContract, target('fornecedor')),
    scheduledFor: kind.date({ required: true, span: 4, isOwn: true }),
    // The edition may have been archived since, so a copy chooses again.
    questionnaireId: kind.reference(questionnaireContract, {
      required: true,
      dependsOn: 'targetType',
      filter: ofTarget,
      span: 8,
      isOwn: true,
    }),
    instrument: kind.text({ maxLength: 60, span: 8 }),
    protocol: kind.protocol({ span: 4 }),
    placeName: kind.text({ required: true, maxLength: 150, span: 12 }),
    address: kind.group(addressFieldset, { required: true }),
    regionId: kind.reference(regionContract, { filter: regionalOffices, span: 6 }),
    inspectorId: kind.reference(personContract, { required: true, filter: inspectors, span: 6 }),
    teamIds: kind.references(personContract, { links: 'team', max: 20 }),
    companionName: kind.text({ maxLength: 120, span: 5, isOwn: true }),
    companionRole: kind.text({ maxLength: 80, span: 4, isOwn: true }),
    companionDocument: kind.text({ maxLength: 30, span: 3, isOwn: true }),
    nonConformities: kind.rows(findingFieldset, { max: 200, isOwn: true }),
    conclusion: kind.multiline({ maxLength: 4000, isOwn: true }),
    isInconclusive: kind.toggle({ span: 4, isOwn: true }),
    inconclusiveReason: kind.multiline({ maxLength: 500, visible: isInconclusive, required: isInconclusive, isOwn: true }),
    photos: kind.files(photoFieldset, { max: 60 }),
    signatures: kind.rows(signatureFieldset, { max: 10, isOwn: true }),
    notes: kind.multiline({ maxLength: 2000, isOwn: true }),
  },
  sections: [
    { title: 'progress', slot: () => import('./progress/ProgressSlot.js') },
    {
      title: 'identification',
      fields: [
        'targetType',
        'organizationId',
        'eventId',
        'canteenId',
        'supplierId',
        'scheduledFor',
        'questionnaireId',
        'instrument',
        'protocol',
      ],
    },
    { title: 'place', fields: ['placeName', 'address', 'regionId'] },
    { title: 'people', fields: ['inspectorId', 'teamIds', 'companionName', 'companionRole', 'companionDocument'] },
    { title: 'answers', slot: () => import('./answers/AnswersSlot.js'), slotOpenIn: ['em-andamento'] },
    { title: 'findings', fields: ['nonConformities'] },
    { title: 'conclusion', fields: ['conclusion', 'isInconclusive', 'inconclusiveReason', 'photos', 'notes'] },
    { title: 'signatures', fields: ['signatures'], slot: () => import('./signing/SignSlot.js') },
    { title: 'previous', slot: () => import('./former/FormerSlot.js') },
  ],
  // Another kind of target uses another field and another questionnaire.
  onChange: (key) =>
    key === 'targetType' ? { organizationId: null, eventId: null, canteenId: null, supplierId: null, questionnaireId: null } : {},
  warnings: ({ nonConformities }) =>
    Object.fromEntries(
      nonConformities.flatMap(({ severity, state, deadline }, index) =>
        isGrave(severity) && state !== 'sanada' && !deadline ? [[`nonConformities[${index}].deadline`, 'graveWithoutDeadline']] : [],
      ),
    ),
  filters: {
    mine: kind.toggle(),
    mayHomologate: kind.toggle(),
    isOverdue: kind.toggle(),
    result: kind.choice(),
    cityId: kind.location({ level: 'cidades' }),
    questionnaireId: kind.reference(questionnaireContract),
    hasOpen: kind.toggle(),
  },
  calendar: { from: 'scheduledFor' },
  step: () => import('./answers/ConcludeStep.js'),
  decide: {
    status: 'concluida',
    approve: 'homologate',
    giveBack: 'giveBack',
  },
})
