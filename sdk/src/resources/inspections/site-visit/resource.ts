import { isCalendarDate } from '../../../core/calendar.js'
import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor, type NameOf } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { regionalOffices } from '../../service-memos/region/contract.js'
import { questionnaireContract } from '../questionnaire/contract.js'
import { lacksDeadline } from './answers/lacksDeadline.js'
import { siteVisitContract } from './contract.js'
import { type SiteVisitDraft, siteVisitFields } from './fields.js'
import { siteVisitMessages } from './messages.js'
import { nameSigners } from './signing/signers.js'
import { findingFieldset, photoFieldset, signatureFieldset } from './parts/fieldsets.js'

type Values = Readonly<Record<string, unknown>>
const fromOrganization = () => import('./fillByTarget.js').then((module) => ({ fill: module.fromOrganization }))
const fromEvent = () => import('./fillByTarget.js').then((module) => ({ fill: module.fromEvent }))
const fromCanteen = () => import('./fillByTarget.js').then((module) => ({ fill: module.fromCanteen }))
/** Only people whose function inspects may be responsible. */
const inspectors = () => ({ isInspector: 'true' })
/** The names behind the ids of a visit that is being written. */
const namesIn = ({ inspectorId, teamIds: [first], companionName }: SiteVisitDraft, nameOf: NameOf) => ({
  responsavel: (inspectorId !== null && nameOf('inspectorId', inspectorId)) || '',
  equipe: (first !== undefined && nameOf('teamIds', first)) || '',
  acompanhante: companionName ?? '',
})
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
    'status',
    { key: 'targetType', isDefault: false },
    { key: 'placeName', isDefault: false },
    { key: 'instrument', isDefault: false },
    { key: 'protocol', isDefault: false },
    { key: 'finishedAt', isDefault: false },
    { key: 'homologator', isDefault: false },
  ],
  fields: withLooks(siteVisitFields, {
    targetType: 4,
    organizationId: { fill: fromOrganization, span: 8 },
    eventId: { fill: fromEvent, span: 8 },
    canteenId: { fill: fromCanteen, span: 8 },
    supplierId: 8,
    scheduledFor: 4,
    questionnaireId: { filter: ofTarget, span: 8 },
    instrument: 8,
    protocol: 4,
    placeName: 12,
    address: { fieldset: addressFieldset },
    regionId: { filter: regionalOffices, span: 6 },
    inspectorId: { filter: inspectors, span: 6 },
    companionName: 5,
    companionRole: 4,
    companionDocument: 3,
    nonConformities: { fieldset: findingFieldset },
    isInconclusive: 4,
    photos: { fieldset: photoFieldset },
    signatures: { fieldset: signatureFieldset },
  }),
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
    { title: 'signatures', fields: ['signatures'], tool: () => import('./signing/SignTool.js') },
    { title: 'previous', slot: () => import('./former/FormerSlot.js') },
  ],
  onChange: (key, visit, before, nameOf) => {
    // Another kind of target uses another field and another questionnaire.
    if (key === 'targetType') return { organizationId: null, eventId: null, canteenId: null, supplierId: null, questionnaireId: null }
    return key === 'signatures' ? { signatures: nameSigners(visit.signatures, before.signatures, namesIn(visit, nameOf)) } : {}
  },
  warnings: ({ nonConformities }) =>
    Object.fromEntries(
      nonConformities.flatMap((finding, index) =>
        lacksDeadline(finding) ? [[`nonConformities[${index}].deadline`, 'graveWithoutDeadline']] : [],
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
    isAsked: true,
  },
})
