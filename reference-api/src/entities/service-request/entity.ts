import { serviceRequestContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import * as rules from './effects.js'
import { besideItem, computed, filters, listCells, lotItem, unlisted } from './expressions.js'
import { charts, concerns } from './homes.js'
import { foundBy, nameOf } from './numbers.js'
import { applyWrite } from './priceItems.js'
import { checkRequest, stampRequest } from './rules.js'

const person = { table: 'person' }

export const serviceRequest = defineEntity(serviceRequestContract, {
  table: 'service_request',
  label: (draft, { number }) => nameOf(draft, number as string | null | undefined),
  search: (draft, { number }) => foundBy(draft, number as string | null | undefined),
  links: {
    department: { table: 'department' },
    requester: person,
    region: { table: 'region' },
    event: { table: 'event' },
    tender: { table: 'tender' },
    lot: { table: 'lot' },
    supplier: { table: 'supplier' },
    manager: person,
    inspector: person,
    approver: person,
  },
  children: {
    items: { table: 'service_request_item', kept: ['total'], computed: besideItem },
    receipts: {
      table: 'service_request_receipt',
      links: { attestedBy: person },
      children: { items: { table: 'service_request_received', computed: { lotItem } } },
    },
    payments: { table: 'service_request_payment' },
    attachments: { table: 'service_request_attachment', links: { file: attachmentLink } },
  },
  listCells,
  unique: { service_request_number: 'number', service_request_item_once: 'items' },
  computed,
  sortBy: { number: 'numberOrder', daysInStatus: '-statusSince' },
  filters,
  unlisted,
  payloadRows: { receive: 'receipts', confirmReceipt: 'receipts' },
  check: checkRequest,
  stamp: stampRequest,
  apply: applyWrite,
  // The analyst's own fields are edited in analysis, so correcting them keeps the analyst free to decide.
  secondHand: { madeIn: ['rascunho', 'devolvida'], named: () => sql`select t.requester_id` },
  // A number that people know stays in the list, as a cancelled request.
  deleteIf: { 'serviceRequest.numbered': () => sql`t.number is null` },
  ...rules,
  concerns,
  charts,
})
