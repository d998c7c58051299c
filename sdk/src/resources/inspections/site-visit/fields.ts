import { addressFields, blankAddress } from '../../../blocks/address/fields.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { canteenContract } from '../../competitions/canteen/contract.js'
import { eventContract } from '../../competitions/event/contract.js'
import { personContract } from '../../people/person/contract.js'
import { regionContract } from '../../service-memos/region/contract.js'
import { supplierContract } from '../../service-memos/supplier/contract.js'
import { organizationContract } from '../../sports-programme/organization/contract.js'
import { questionnaireContract } from '../questionnaire/contract.js'
import { type TargetType, targetTypes } from './codes.js'
import { findingFields, photoFields, signatureFields } from './parts/fields.js'

type Values = Readonly<Record<string, unknown>>

const isTarget = (...kinds: readonly TargetType[]) => {
  const isAsked = fieldIs('targetType', ...kinds)
  return { required: isAsked, visible: isAsked }
}
const ofEvent = ({ eventId }: Values) => ({ eventoId: eventId })
const isInconclusive = fieldIs('isInconclusive', true)

/** The fields of a site visit (Vistoria). What happened at a visit is its own (`isOwn`): a copy begins a new one. */
export const siteVisitFields = {
  // The edition may have been archived since, so a copy chooses again.
  questionnaireId: kind.reference(questionnaireContract, { required: true, dependsOn: 'targetType', isOwn: true }),
  targetType: kind.choice({ required: true, values: targetTypes }),
  organizationId: kind.reference(organizationContract, isTarget('organizacao')),
  /** The inspected event, or the event of the inspected canteen. */
  eventId: kind.reference(eventContract, isTarget('evento', 'refeitorio')),
  /** A canteen of the event. */
  canteenId: kind.reference(canteenContract, { ...isTarget('refeitorio'), params: ofEvent }),
  supplierId: kind.reference(supplierContract, isTarget('fornecedor')),
  placeName: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  address: kind.groupOf(addressFields, { required: true, initial: blankAddress }),
  /** Empty means the regional office of the city. */
  regionId: kind.reference(regionContract),
  scheduledFor: kind.date({ required: true, isOwn: true }),
  inspectorId: kind.reference(personContract, { required: true }),
  teamIds: kind.references(personContract, { links: 'team', max: 20 }),
  companionName: kind.text({ maxLength: 120, isOwn: true }),
  companionRole: kind.text({ maxLength: 80, isOwn: true }),
  companionDocument: kind.text({ maxLength: 30, isOwn: true }),
  /** The term or contract under inspection. */
  instrument: kind.text({ maxLength: 60 }),
  protocol: kind.protocol(),
  nonConformities: kind.rowsOf(findingFields, { max: 200, isOwn: true }),
  conclusion: kind.multiline({ maxLength: 4000, isOwn: true }),
  /** The inspector reached no result and gives the reason. */
  isInconclusive: kind.toggle({ isOwn: true }),
  inconclusiveReason: kind.multiline({ required: isInconclusive, visible: isInconclusive, maxLength: 500, isOwn: true }),
  photos: kind.filesOf(photoFields, { max: 60 }),
  signatures: kind.rowsOf(signatureFields, { max: 10, isOwn: true }),
  notes: kind.multiline({ maxLength: 2000, isOwn: true }),
}

/** A site visit as the API receives it. */
export interface SiteVisitDraft extends DraftOf<typeof siteVisitFields> {}
