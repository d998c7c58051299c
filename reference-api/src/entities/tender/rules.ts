import type { FieldIssue, Tender, TenderDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow, rows } from '../../database/database.js'
import type { EntityOptions, RuleContext, TransitionContext } from '../../records/plan/defineEntity.js'
import { canBeResponsible } from '../person/duties.js'

type Options = EntityOptions<TenderDraft, Tender>

/** The period of the ata or contract, including its extensions. */
export function periodOf({ isSrp, ataStart, ataEnd, contractStart, contractEnd, extensions }: TenderDraft) {
  const [start, end] = isSrp ? [ataStart, ataEnd] : [contractStart, contractEnd]
  return { valid_from: start, valid_until: extensions.at(-1)?.until ?? end }
}

/** A homologated tender keeps its ata or contract. */
export async function checkTender(draft: TenderDraft, context: RuleContext): Promise<FieldIssue[]> {
  const { agentId, managerId, inspectorId } = draft
  const issues = await canBeResponsible(context, { agentId, managerId, inspectorId }, 'tender.personCapacity')
  if (context.id === undefined) return issues
  const stored = await firstRow<{ status: string; resumeStatus: string | null }>(
    context.database,
    sql`select status, resume_status as "resumeStatus" from tender where id = ${context.id}`,
  )
  const isSigned = ['homologada', 'vigente'].includes(stored?.resumeStatus ?? stored?.status ?? '')
  return isSigned ? [...issues, ...lacksForHomologation(draft)] : issues
}

/** A homologation needs the number and period of the ata, or otherwise of the contract: domain model B6.7. */
function lacksForHomologation(draft: TenderDraft): FieldIssue[] {
  const key = draft.isSrp ? 'ata' : 'contract'
  const keys = ['homologationDate', `${key}Number`, `${key}Start`, `${key}End`] as (keyof TenderDraft)[]
  return keys.filter((path) => draft[path] === null).map((path) => ({ path, code: 'required' }))
}

/** Contratação direta, without bids. Lei 14.133/2021, article 72. */
const isDirect = (modality: string): boolean => modality === 'dispensa' || modality === 'inexigibilidade'
const required = (record: Tender, keys: readonly (keyof Tender)[]): FieldIssue[] =>
  keys.filter((path) => record[path] === null).map((path) => ({ path, code: 'required' }))
const whenDirect = (modality: string, isWanted: boolean, code: string): FieldIssue[] =>
  isDirect(modality) === isWanted ? [] : [{ path: '', code }]

export const guards: Options['guards'] = {
  publish: async (record) => required(record, isDirect(record.modality) ? ['publicationDate'] : ['publicationDate', 'sessionAt']),
  openDispute: async ({ modality }) => whenDirect(modality, false, 'tender.noDispute'),
  adjudicateDirectly: async ({ modality }) => whenDirect(modality, true, 'tender.onlyDirect'),
  homologate: async (record, context) => [...lacksForHomologation(record), ...(await lotIssues(record, context))],
}

/** A homologation needs at least one homologated lot, and no open lots. */
async function lotIssues({ id }: Tender, { database }: TransitionContext): Promise<FieldIssue[]> {
  const found = await rows<{ status: string }>(
    database,
    sql`select distinct status from lot where tender_id = ${id} and deleted_at is null`,
  )
  const statuses = found.map(({ status }) => status)
  if (statuses.includes('em-andamento')) return [{ path: '', code: 'tender.lotsOpen' }]
  return statuses.includes('homologado') ? [] : [{ path: '', code: 'tender.noLot' }]
}

export const effects: Options['effects'] = {
  suspend: async ({ status }) => ({ resume_status: status }),
  resume: async ({ resumeStatus }) => ({ status: resumeStatus, resume_status: null }),
  revoke: async () => ({ resume_status: null }),
  annul: async () => ({ resume_status: null }),
}

/** A homologated tender is in force from the first to the last day of its ata or contract. */
export const settles: Options['settles'] = {
  encerrada: ({ today }) => sql`t.status in ('homologada', 'vigente') and t.valid_until < ${today}::date`,
  vigente: ({ today }) => sql`t.status = 'homologada' and ${today}::date between t.valid_from and t.valid_until`,
}
