import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { protocol } from '../../../kinds/code/protocol.js'
import { location } from '../../../kinds/link/location.js'
import { reference } from '../../../kinds/link/reference.js'
import { references } from '../../../kinds/link/references.js'
import { group } from '../../../kinds/part/group.js'
import { files, rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
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
/** Only people whose function inspects may be responsible. */
const inspectors = () => ({ isInspector: 'true' })
const ofTarget = ({ targetType, scheduledFor }: Values) => ({
  targetType: typeof targetType === 'string' ? targetType : undefined,
  validOn: typeof scheduledFor === 'string' ? scheduledFor : undefined,
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
    { ...minor('score', 3), align: 'end', width: 6 },
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
  fields: {
    targetType: choice({ required: true, span: 4 }),
    organizationId: reference(organizationContract, target('organizacao')),
    eventId: reference(eventContract, target('evento', 'refeitorio')),
    canteenId: reference(canteenContract, { ...target('refeitorio'), params: ofEvent }),
    supplierId: reference(supplierContract, target('fornecedor')),
    scheduledFor: date({ required: true, span: 4 }),
    questionnaireId: reference(questionnaireContract, { required: true, dependsOn: 'targetType', filter: ofTarget, span: 8 }),
    instrument: text({ maxLength: 60, span: 8 }),
    protocol: protocol({ span: 4 }),
    placeName: text({ required: true, maxLength: 150, span: 12 }),
    address: group(addressFieldset, { required: true }),
    regionId: reference(regionContract, { filter: regionalOffices, span: 6 }),
    inspectorId: reference(personContract, { required: true, filter: inspectors, span: 6 }),
    teamIds: references(personContract, { links: 'team', max: 20 }),
    companionName: text({ maxLength: 120, span: 5 }),
    companionRole: text({ maxLength: 80, span: 4 }),
    companionDocument: text({ maxLength: 30, span: 3 }),
    nonConformities: rows(findingFieldset, { max: 200 }),
    conclusion: multiline({ maxLength: 4000 }),
    isInconclusive: toggle({ span: 4 }),
    inconclusiveReason: multiline({ maxLength: 500, visible: isInconclusive, required: isInconclusive }),
    photos: files(photoFieldset, { max: 60 }),
    signatures: rows(signatureFieldset, { max: 10 }),
    notes: multiline({ maxLength: 2000 }),
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
    { title: 'answers', slot: () => import('./answers/AnswersSlot.js') },
    { title: 'findings', fields: ['nonConformities'] },
    { title: 'conclusion', fields: ['conclusion', 'isInconclusive', 'inconclusiveReason', 'photos', 'notes'] },
    { title: 'signatures', fields: ['signatures'], slot: () => import('./signing/SignSlot.js') },
    { title: 'previous', slot: () => import('./former/FormerSlot.js') },
  ],
  // Another kind of target uses another field and another questionnaire.
  onChange: (key) =>
    key === 'targetType' ? { organizationId: null, eventId: null, canteenId: null, supplierId: null, questionnaireId: null } : {},
  filters: {
    mine: toggle(),
    isOverdue: toggle(),
    result: choice(),
    cityId: location({ level: 'cidades' }),
    questionnaireId: reference(questionnaireContract),
    hasOpen: toggle(),
  },
  calendar: { from: 'scheduledFor' },
  decide: {
    status: 'concluida',
    approve: 'homologate',
    giveBack: 'giveBack',
  },
})
