import { serviceRequestContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import type { Fragment } from '../../database/database.js'
import { defineEntity, type ExpressionContext } from '../../records/plan/defineEntity.js'
import { heldNow } from '../person/duties.js'
import { effects, guards } from './effects.js'
import { registeredPrice } from './lotItems.js'
import { foundBy, nameOf } from './numbers.js'
import { applyPrices } from './priceItems.js'
import { checkRequest, stampRequest } from './rules.js'

const person = { table: 'person' }
/** The lot's item of a row (`r`), as links are. */
const lotItem = () =>
  sql`(select jsonb_build_object('id', i.id, 'label', m.label, 'code', m.code) from lot_item i join material m on m.id = i.material_id where i.id = r.lot_item_id)`
const ofLotItem = (value: Fragment) => () => sql`(select ${value} from lot_item i where i.id = r.lot_item_id)`
const received = () =>
  sql`trim_scale(coalesce((select sum(q.quantity) from service_request_received q join service_request_receipt c on c.id = q.owner_id
    where c.owner_id = r.owner_id and q.lot_item_id = r.lot_item_id), 0))::text`

/** The person behind the user who asks. */
const asker = ({ userId }: ExpressionContext) => sql`(select u.person_id from app_user u where u.id = ${userId ?? null}::integer)`
const isWanted = (values: readonly string[]) => values.includes('true')

export const serviceRequest = defineEntity(serviceRequestContract, {
  table: 'service_request',
  label: (draft, { number }) => nameOf(draft, (number as string | null | undefined) ?? null),
  search: (draft, { number }) => foundBy(draft, (number as string | null | undefined) ?? null),
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
    items: {
      table: 'service_request_item',
      kept: ['total'],
      computed: {
        lotItem,
        unit: ofLotItem(sql`i.unit_code`),
        balance: ofLotItem(sql`trim_scale(i.quantity + i.moved + i.amended - i.consumed - i.reserved)::text`),
        registeredPrice: ofLotItem(sql`trim_scale(${registeredPrice})::text`),
        received,
      },
    },
    receipts: {
      table: 'service_request_receipt',
      links: { attestedBy: { table: 'person' } },
      children: { items: { table: 'service_request_received', computed: { lotItem } } },
    },
    attachments: { table: 'service_request_attachment', links: { file: attachmentLink } },
  },
  unique: { service_request_number: 'number' },
  computed: {
    number: () => sql`t.number`,
    annulmentNumber: () => sql`t.annulment_number`,
    statusSince: () => sql`t.status_since`,
    daysInStatus: ({ today }) => sql`(${today}::date - (t.status_since at time zone 'America/Sao_Paulo')::date)`,
    supplierTrouble: ({ today }) =>
      sql`(select case when s.status = 'suspenso' then 'suspenso' when s.certificates_valid_until < ${today}::date then 'certidao-vencida' end
        from supplier s where s.id = t.supplier_id)`,
    numberOrder: () => sql`t.number_order`,
  },
  sortBy: { number: 'numberOrder', daysInStatus: '-statusSince' },
  filters: {
    mine: {
      kind: 'boolean',
      condition: ({ values }, context) => sql`((t.requester_id is not distinct from ${asker(context)}) = ${isWanted(values)})`,
    },
    myArea: {
      kind: 'boolean',
      condition: ({ values }, context) =>
        sql`((t.department_id in (select r.department_id from person_function r where r.owner_id = ${asker(context)} and ${heldNow(context)})) = ${isWanted(values)})`,
    },
  },
  figures: { inAnalysis: { status: 'em-analise' }, toCommit: { status: 'aprovada' } },
  unlisted: ['items', 'receipts', 'attachments', 'address', 'justification'],
  check: checkRequest,
  stamp: stampRequest,
  apply: applyPrices,
  guards,
  effects,
})
