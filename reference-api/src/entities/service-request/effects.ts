import type { ApprovalPayload, RuleIssue, ServiceRequest } from '@esporte-parana/sdk/contracts'
import { serviceRequestContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow, type Row } from '../../database/database.js'
import { Problem } from '../../http/Problem.js'
import type { TransitionContext } from '../../records/plan/defineEntity.js'
import { type LedgerEntry, post, shortOf } from '../lot/ledger.js'
import { canBeResponsible } from '../person/duties.js'
import { namedColumns, nextNumber } from './numbers.js'
import { atReservation, priceItems } from './priceItems.js'
import { outstanding, receiptEffects, receiptGuards } from './receipts.js'
import { checkSending } from './rules.js'
import { isLess } from './isLess.js'
import { issueWhen } from '../../records/plan/issueWhen.js'

const balanceCode = 'serviceRequest.balance'

type Guard = (record: ServiceRequest, context: TransitionContext) => Promise<readonly RuleIssue[]>
type Effect = (record: ServiceRequest, context: TransitionContext) => Promise<Row>

/** Conditions of each transition: domain model B6.5, B7.2, B7.3 and B7.10. */
export const guards: Readonly<Record<string, Guard>> = {
  send: (record, context) => checkSending(record, context),
  resend: (record, context) => checkSending(record, context),
  approve: async (record, context) => [...(await approvalIssues(record, context)), ...troubleIssues(record)],
  approveAnyway: async (record, context) => [
    ...(await approvalIssues(record, context)),
    ...issueWhen(record.supplierTrouble === null, { path: '', code: 'serviceRequest.noTrouble' }),
  ],
  commit: async (request, { payload }) => {
    const { amount } = payload.commitment as { readonly amount: string }
    const isBelow = isLess(amount, request.total)
    return [
      ...issueWhen(isBelow, { path: 'commitment.amount', code: 'serviceRequest.amountBelowTotal', params: { value: request.total } }),
      ...tenderIssues(request),
    ]
  },
  conclude: async ({ receipts }) => {
    if (receipts.length === 0) return [{ path: '', code: 'serviceRequest.nothingReceived' }]
    return receipts.some(({ kind }) => kind === 'provisorio') ? [{ path: '', code: 'serviceRequest.provisional' }] : []
  },
  ...receiptGuards,
}

/** Manager and inspector from the approval, otherwise from the request, otherwise from its tender. */
function dutiesOf({ tenderManager, tenderInspector, ...request }: ServiceRequest, { payload }: TransitionContext) {
  const { managerId, inspectorId } = payload as unknown as ApprovalPayload
  return {
    managerId: managerId ?? request.managerId ?? tenderManager?.id ?? null,
    inspectorId: inspectorId ?? request.inspectorId ?? tenderInspector?.id ?? null,
  }
}

async function approvalIssues(request: ServiceRequest, context: TransitionContext): Promise<RuleIssue[]> {
  const duties = dutiesOf(request, context)
  const missing = Object.entries(duties).flatMap(([path, id]): RuleIssue[] => (id === null ? [{ path, code: 'required' }] : []))
  if (duties.managerId !== null && duties.managerId === duties.inspectorId)
    missing.push({ path: 'inspectorId', code: 'serviceRequest.inspectorIsManager' })
  return [...missing, ...tenderIssues(request), ...(await canBeResponsible(context, duties, 'serviceRequest.personCapacity'))]
}

/** A tender that was annulled, revoked or suspended carries no further step. */
function tenderIssues({ tenderTrouble }: ServiceRequest): RuleIssue[] {
  if (tenderTrouble === null) return []
  return [{ path: '', code: tenderTrouble === 'suspensa' ? 'serviceRequest.tenderSuspended' : 'serviceRequest.tenderAnnulled' }]
}

function troubleIssues({ supplierTrouble }: ServiceRequest): RuleIssue[] {
  if (supplierTrouble === null) return []
  return [{ path: '', code: supplierTrouble === 'suspenso' ? 'serviceRequest.supplierSuspended' : 'serviceRequest.certificateEnded' }]
}

const shortItems: Guard = async (record, { database }) =>
  (await shortOf(database, entriesOf(record, { type: 'reserva' }))).map((issue) => ({ ...issue, code: balanceCode }))

/** The items that a sending could not reserve. */
export const foresees: Readonly<Record<string, Guard>> = { send: shortItems, resend: shortItems }

/** What a commitment lacks whatever is filled in: the dialog says it when it opens. */
export const lacks: Readonly<Record<string, Guard>> = {
  commit: async ({ supplier }, { database }) => {
    const account = await firstRow(database, sql`select 1 as known from supplier_bank_account where owner_id = ${supplier.id} limit 1`)
    if (account) return []
    const record = { entity: 'supplier', id: supplier.id, label: supplier.label }
    return [{ path: '', code: 'serviceRequest.noBankAccount', record }]
  },
}

/** Further changes of each transition. Balances change only through the ledger. */
const ownEffects: Readonly<Record<string, Effect>> = {
  send,
  resend: send,
  callBack: release,
  approve: approvedBy,
  approveAnyway: approvedBy,
  giveBack: release,
  reject: release,
  cancel: async (record, context) => (isReserved(record) ? release(record, context) : {}),
  commit: async (record, context) => {
    await move(record, context, 'consumo')
    const { budget, commitment } = context.payload as Readonly<Record<'budget' | 'commitment', Readonly<Record<string, string>>>>
    return {
      budget_dotacao: budget.dotacao,
      budget_expense_nature: budget.expenseNature,
      budget_source: budget.source,
      commitment_number: commitment.number,
      commitment_date: commitment.date,
      commitment_amount: commitment.amount,
    }
  },
  ...receiptEffects,
  conclude: async (record, context) => {
    await move(record, context, 'estorno')
    return {}
  },
  cancelCommitted: async (record, context) => {
    await move(record, context, 'estorno')
    return { annulment_number: context.payload.annulmentNumber }
  },
}

/** Every change stores the time of the new status; a further receipt or a payment keeps the status, and its time. */
export const effects: Readonly<Record<string, Effect>> = Object.fromEntries(
  serviceRequestContract.transitions.map(({ name, to }): [string, Effect] => [
    name,
    async (record, context) => ({
      ...(record.status !== to && { status_since: context.at }),
      ...(await ownEffects[name]?.(record, context)),
    }),
  ]),
)

type TakeBack = (record: ServiceRequest, context: TransitionContext) => Promise<void>

const reserveAgain: TakeBack = (record, context) => reserve(record, context)

/** What taking a step back changes: the reservation is there again, or gone again, and nobody has approved. */
const ownTakeBacks: Readonly<Record<string, TakeBack>> = {
  callBack: reserveAgain,
  giveBack: reserveAgain,
  reject: reserveAgain,
  resend: async (record, context) => void (await release(record, context)),
  approve: withoutApprover,
  approveAnyway: withoutApprover,
}

/** A step that is taken back does not begin the former status anew: whoever waits has waited since then. */
export const takeBacks: Readonly<Record<string, TakeBack>> = Object.fromEntries(
  serviceRequestContract.transitions
    .filter(({ isReversible }) => isReversible)
    .map(({ name }): [string, TakeBack] => [
      name,
      async (record, context) => {
        await ownTakeBacks[name]?.(record, context)
        await sinceFormerStep(record, context)
      },
    ]),
)

/** The entries of one step have one time, also when it went through a status on the way. */
async function sinceFormerStep({ id }: ServiceRequest, { database }: TransitionContext): Promise<void> {
  const steps = sql`select at from audit_entry where entity = ${serviceRequestContract.name} and record_id = ${id} and changes @> '[{"field":"status"}]'`
  await sql`update service_request set status_since = coalesce((select max(at) from (${steps}) s where at < (select max(at) from (${steps}) l)), created_at)
    where id = ${id}`.execute(database)
}

async function withoutApprover({ id }: ServiceRequest, { database }: TransitionContext): Promise<void> {
  await sql`update service_request set approver_id = null where id = ${id}`.execute(database)
}

const isReserved = ({ status }: ServiceRequest): boolean => status !== 'rascunho' && status !== 'devolvida'

/** Reserves the items at today's prices; a request keeps the number that it was once given. */
async function send(record: ServiceRequest, context: TransitionContext): Promise<Row> {
  const { database, today } = context
  await reserve(record, context)
  // The reservation has locked the lot, so its prices cannot change in between.
  const total = await priceItems(database, record.id, atReservation(record.items))
  const numbered = record.number === null ? await nextNumber(database, Number(today.slice(0, 4))) : { number: record.number }
  return { ...numbered, ...namedColumns(record, numbered.number), total }
}

/**
 * Reserves all items.
 * @throws Problem 409 with `{ item, balance, requested }` of the first item that has too little, and the remedy for each such item
 */
async function reserve(record: ServiceRequest, context: TransitionContext): Promise<void> {
  try {
    await move(record, context, 'reserva')
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'lot.balance') throw error
    const { issues = [], ...details } = error.details
    throw new Problem(409, balanceCode, { ...details, issues: issues.map((issue) => ({ ...issue, code: balanceCode })) })
  }
}

async function release(record: ServiceRequest, context: TransitionContext): Promise<Row> {
  await move(record, context, 'liberacao')
  return {}
}

async function approvedBy(record: ServiceRequest, context: TransitionContext): Promise<Row> {
  const { managerId, inspectorId } = dutiesOf(record, context)
  return { approver_id: context.actor.personId ?? null, manager_id: managerId, inspector_id: inspectorId }
}

/** Writes movements for all items. */
async function move(record: ServiceRequest, { database, reason, actor }: TransitionContext, type: LedgerEntry['type']): Promise<void> {
  await post(database, entriesOf(record, { type, reason }), actor)
}

/** The movements of all items; an estorno only covers what has not arrived. */
function entriesOf({ id, items }: ServiceRequest, { type, reason }: Pick<LedgerEntry, 'type' | 'reason'>): LedgerEntry[] {
  return items.flatMap((item, index) => {
    const quantity = type === 'estorno' ? outstanding(item) : item.quantity
    const entry = {
      itemId: item.lotItemId,
      type,
      quantity,
      reason,
      ref: { entity: 'serviceRequest', id },
      path: `items[${index}].quantity`,
    }
    return isLess('0', quantity) ? [entry] : []
  })
}
