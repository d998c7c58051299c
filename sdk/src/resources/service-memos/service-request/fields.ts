import { addressFields, blankAddress } from '../../../blocks/address/fields.js'
import { attachmentFields } from '../../../blocks/attachment/fields.js'
import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { departmentContract } from '../../administrative/department/contract.js'
import { eventContract } from '../../competitions/event/contract.js'
import { personContract } from '../../people/person/contract.js'
import { lotContract } from '../lot/contract.js'
import { regionContract } from '../region/contract.js'
import { tenderContract } from '../tender/contract.js'
import { requestFileCategories } from './codes.js'
import { budgetFields, commitmentFields, paymentFields, receiptFields, type RequestCommitment, requestItemFields } from './parts/fields.js'

type Values = Readonly<Record<string, unknown>>

const hasCommitment = ({ commitment }: Values) => Boolean((commitment as RequestCommitment | null)?.number)
// Rows of the list carry no receipts.
export const hasReceipts = ({ receipts }: Values) => ((receipts as readonly unknown[] | undefined)?.length ?? 0) > 0

/** The fields of a service request (Solicitação de serviço). */
export const serviceRequestFields = {
  date: kind.date({ required: true }),
  departmentId: kind.reference(departmentContract, { required: true }),
  // Who copies a request asks for it: a copy begins with that person, as any new request does.
  requesterId: kind.reference(personContract, { required: true, isOwn: true }),
  regionId: kind.reference(regionContract, { required: true }),
  eventId: kind.reference(eventContract),
  tenderId: kind.reference(tenderContract, { required: true }),
  lotId: kind.reference(lotContract, { required: true, params: ({ tenderId }) => ({ licitacaoId: tenderId }) }),
  subject: kind.text({ required: true, minLength: 10, maxLength: 200 }),
  justification: kind.multiline({ required: true, minLength: 30, maxLength: 4000 }),
  /** Required for sending. A new request has a protocol of its own. */
  protocol: kind.protocol({ isOwn: true }),
  executionPlace: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  address: kind.groupOf(addressFields, { required: true, initial: blankAddress }),
  startDate: kind.date({ required: true, near: ({ endDate }) => endDate }),
  endDate: kind.date({ required: true, near: ({ startDate }) => startDate }),
  deliveryDeadline: kind.date({ near: ({ startDate }) => startDate }),
  managerId: kind.reference(personContract),
  inspectorId: kind.reference(personContract),
  budget: kind.groupOf(budgetFields),
  commitment: kind.groupOf(commitmentFields, { visible: hasCommitment, isOwn: true }),
  items: kind.rowsOf(requestItemFields, { required: true, max: 100 }),
  receipts: kind.rowsOf(receiptFields, { visible: hasReceipts, isOwn: true, max: 50 }),
  payments: kind.rowsOf(paymentFields, { isOwn: true, max: 100 }),
  /**
   * What is needed and no item was found for, one line each as in the choice of items; the requester decides about it. The choice of items shows it,
   * and the balances of a request that is sent.
   */
  unmet: kind.hidden(kind.multiline({ maxLength: 10_000 })),
  /** The request whose lines without an item this one takes over; its id stays when that one is deleted. */
  followsId: kind.hidden(kind.recordId()),
  attachments: kind.filesOf(attachmentFields(requestFileCategories), { max: 30 }),
  /** In BRL, computed by the sender; the server computes it too and refuses a different value. The table of items shows the sum. */
  total: kind.money({ visible: false }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A service request as the API receives it: people, tender, lot and files by id, amounts in BRL as decimal strings. */
export interface ServiceRequestDraft extends DraftOf<typeof serviceRequestFields> {}
