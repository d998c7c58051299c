import { addYears, type FieldIssue, type Tender, type TenderDraft, type TenderHomologation } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow } from '../../database/database.js'
import type { EntityOptions, RuleContext } from '../../records/plan/defineEntity.js'
import { canBeResponsible } from '../person/duties.js'
import { homologateLots, lotIssues } from './tenderLots.js'

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

type Homologated = Pick<
  TenderDraft,
  'homologationDate' | 'ataNumber' | 'ataStart' | 'ataEnd' | 'contractNumber' | 'contractStart' | 'contractEnd'
>

/** The fields of the tender that a homologation fills in; what the body leaves out stays. */
function homologated(record: Tender, payload: Readonly<Record<string, unknown>>): Partial<Homologated> {
  const { homologationDate, number, start, end } = payload as unknown as Partial<TenderHomologation>
  const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined
  const [own, from, until] = record.isSrp
    ? (['ataNumber', 'ataStart', 'ataEnd'] as const)
    : (['contractNumber', 'contractStart', 'contractEnd'] as const)
  return {
    ...(isGiven(homologationDate) && { homologationDate }),
    ...(isGiven(number) && { [own]: number }),
    ...(isGiven(start) && { [from]: start }),
    ...(isGiven(end) && { [until]: end }),
  }
}

/** The fields of a homologation in the dialog, by those of the tender. */
const inPayload = { homologationDate: 'homologationDate', Number: 'number', Start: 'start', End: 'end' } as const

/** A homologation needs the number and a possible period of the ata, or otherwise of the contract: domain model B6.7. */
function lacksForHomologation(draft: TenderDraft, place: 'record' | 'payload' = 'record'): FieldIssue[] {
  const key = draft.isSrp ? 'ata' : 'contract'
  const pathOf = (field: keyof typeof inPayload) =>
    place === 'payload' ? inPayload[field] : field === 'homologationDate' ? field : `${key}${field}`
  const valueOf = (field: keyof typeof inPayload) =>
    draft[(field === 'homologationDate' ? field : `${key}${field}`) as keyof TenderDraft] as string | null
  const missing = (Object.keys(inPayload) as (keyof typeof inPayload)[]).filter((field) => valueOf(field) === null)
  if (missing.length > 0) return missing.map((field) => ({ path: pathOf(field), code: 'required' }))
  const [start, end] = [valueOf('Start') ?? '', valueOf('End') ?? '']
  if (place === 'record') return []
  if (end < start) return [{ path: 'end', code: 'tender.endBeforeStart' }]
  return draft.isSrp && end > addYears(start, 1) ? [{ path: 'end', code: 'tender.ataTooLong' }] : []
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
  homologate: async (record, { payload }) => lacksForHomologation({ ...record, ...homologated(record, payload) }, 'payload'),
}

/** The lots are told before number and period are filled in. */
export const lacks: Options['lacks'] = { homologate: (record, context) => lotIssues(record, context) }

export const effects: Options['effects'] = {
  homologate: async (record, context) => {
    const filled = homologated(record, context.payload)
    await homologateLots(record.id, { ...context, awardDate: filled.homologationDate ?? context.today })
    const { homologationDate, ataNumber, ataStart, ataEnd, contractNumber, contractStart, contractEnd } = { ...record, ...filled }
    return {
      homologation_date: homologationDate,
      ata_number: ataNumber,
      ata_start: ataStart,
      ata_end: ataEnd,
      contract_number: contractNumber,
      contract_start: contractStart,
      contract_end: contractEnd,
      ...periodOf({ ...record, ...filled }),
    }
  },
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
