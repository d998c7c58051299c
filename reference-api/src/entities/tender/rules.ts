import { addYears, beginsEarly, type RuleIssue, type Tender, type TenderDraft } from '@esporte-parana/sdk/contracts'
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
export async function checkTender(draft: TenderDraft, context: RuleContext): Promise<RuleIssue[]> {
  const { agentId, managerId, inspectorId } = draft
  const issues = await canBeResponsible(context, { agentId, managerId, inspectorId }, 'tender.personCapacity')
  if (context.id === undefined) return issues
  const stored = await firstRow<{ status: string; resumeStatus: string | null }>(
    context.database,
    sql`select status, resume_status as "resumeStatus" from tender where id = ${context.id}`,
  )
  const isSigned = ['homologada', 'vigente'].includes(stored?.resumeStatus ?? stored?.status ?? '')
  return isSigned ? [...issues, ...lacksForHomologation(draft, (_, own) => own)] : issues
}

/** Where a tender keeps what its homologation asks for. */
const placesOf = ({ isSrp }: Pick<TenderDraft, 'isSrp'>) =>
  isSrp
    ? ({ homologationDate: 'homologationDate', number: 'ataNumber', start: 'ataStart', end: 'ataEnd' } as const)
    : ({ homologationDate: 'homologationDate', number: 'contractNumber', start: 'contractStart', end: 'contractEnd' } as const)

/** The tender with what its homologation fills in; what the body leaves out stays. */
function homologated(record: Tender, payload: Readonly<Record<string, unknown>>): Tender {
  const given = Object.entries(placesOf(record)).filter(([asked]) => payload[asked] !== null && payload[asked] !== undefined)
  return { ...record, ...Object.fromEntries(given.map(([asked, own]) => [own, payload[asked]])) }
}

/** A homologation needs the number and period of the ata, or otherwise of the contract: domain model B6.7. `tell` names the place of what is missing. */
function lacksForHomologation(draft: TenderDraft, tell: (asked: string, own: string) => string): RuleIssue[] {
  const missing = Object.entries(placesOf(draft)).filter(([, own]) => draft[own] === null)
  return missing.map(([asked, own]) => ({ path: tell(asked, own), code: 'required' }))
}

/** What is wrong with a homologation, by the fields of its dialog. */
function homologationIssues(tender: Tender, isConfirmed: boolean): RuleIssue[] {
  const missing = lacksForHomologation(tender, (asked) => asked)
  if (missing.length > 0) return missing
  const { publicationDate, homologationDate } = tender
  if (publicationDate && homologationDate && homologationDate < publicationDate)
    return [{ path: 'homologationDate', code: 'tender.homologationBeforePublication' }]
  const places = placesOf(tender)
  const [start, end] = [tender[places.start] ?? '', tender[places.end] ?? '']
  if (end < start) return [{ path: 'end', code: 'tender.endBeforeStart' }]
  if (tender.isSrp && end > addYears(start, 1)) return [{ path: 'end', code: 'tender.ataTooLong' }]
  const early = isConfirmed ? undefined : beginsEarly({ homologationDate, start })
  return early ? [{ path: 'start', code: `tender.${early.code}`, params: early.params }] : []
}

/** Contratação direta, without bids. Lei 14.133/2021, article 72. */
const isDirect = (modality: string): boolean => modality === 'dispensa' || modality === 'inexigibilidade'
const required = (record: Tender, keys: readonly (keyof Tender)[]): RuleIssue[] =>
  keys.filter((path) => record[path] === null).map((path) => ({ path, code: 'required' }))
const whenDirect = (modality: string, isWanted: boolean, code: RuleIssue['code']): RuleIssue[] =>
  isDirect(modality) === isWanted ? [] : [{ path: '', code }]

export const guards: Options['guards'] = {
  publish: async (record) => required(record, isDirect(record.modality) ? ['publicationDate'] : ['publicationDate', 'sessionAt']),
  openDispute: async ({ modality }) => whenDirect(modality, false, 'tender.noDispute'),
  adjudicateDirectly: async ({ modality }) => whenDirect(modality, true, 'tender.onlyDirect'),
  homologate: async (record, { payload }) => homologationIssues(homologated(record, payload), payload.isConfirmed === true),
}

/** The lots are told before number and period are filled in. */
export const lacks: Options['lacks'] = { homologate: (record, context) => lotIssues(record, context) }

export const effects: Options['effects'] = {
  homologate: async (record, context) => {
    const tender = homologated(record, context.payload)
    await homologateLots(record.id, { ...context, awardDate: tender.homologationDate ?? context.today })
    return {
      homologation_date: tender.homologationDate,
      ata_number: tender.ataNumber,
      ata_start: tender.ataStart,
      ata_end: tender.ataEnd,
      contract_number: tender.contractNumber,
      contract_start: tender.contractStart,
      contract_end: tender.contractEnd,
      ...periodOf(tender),
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
