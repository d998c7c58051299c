import { z } from 'zod'
import { attachment, attachmentDraft } from '../../../blocks/attachment/schema.js'
import { addYears } from '../../../core/calendar.js'
import * as field from '../../../schema/fields.js'
import { type Fail, type Loose, withRules } from '../../../schema/rules.js'
import { hasDispute, isDirect, tenderFileCategories, tenderModalities, tenderStatuses } from '../../../blocks/codes/tenderCodes.js'

const extension = z.object({
  term: field.requiredText(1, 40),
  signedAt: field.calendarDate(),
  until: field.calendarDate(),
})
/** A term that extends the ata or contract (termo aditivo de prazo): signing date and new end, `YYYY-MM-DD`. */
export interface TenderExtension extends z.infer<typeof extension> {}

const fields = z.object({
  modality: field.oneOf(tenderModalities),
  number: field.integer(1, 999_999),
  year: field.year(1990, 2099),
  /** Registro de preços: an ata instead of a contract. */
  isSrp: field.flag,
  legalBasis: field.oneOf(['lei-14133', 'lei-8666', 'lei-10520', 'lei-13019']),
  /** `art. 75, II`. */
  legalArticle: field.optionalText(60),
  judgingCriterion: field.oneOf([
    'menor-preco',
    'maior-desconto',
    'melhor-tecnica',
    'conteudo-artistico',
    'tecnica-e-preco',
    'maior-lance',
    'maior-retorno-economico',
    'nao-se-aplica',
  ]),
  disputeMode: field.optional(
    field.oneOf(['aberto', 'fechado', 'aberto-fechado', 'fechado-aberto', 'dispensa-com-disputa', 'nao-se-aplica']),
  ),
  managingBody: field.requiredText(2, 120),
  ourRole: field.oneOf(['gerenciador', 'participante', 'aderente']),
  protocol: field.protocol(),
  object: field.requiredParagraphs(20, 2000),
  publicationDate: field.optional(field.calendarDate()),
  sessionAt: field.optional(field.moment()),
  homologationDate: field.optional(field.calendarDate()),
  /** Número de controle PNCP: `CNPJ-1-NNNNNN/AAAA`. */
  pncpControlNumber: field.optional(field.pattern(/^[0-9A-Z]{12}\d{2}-1-\d{6}\/\d{4}$/)),
  uasg: field.optional(field.pattern(/^\d{6}$/)),
  ataNumber: field.optionalText(20),
  ataStart: field.optional(field.calendarDate()),
  ataEnd: field.optional(field.calendarDate()),
  contractNumber: field.optionalText(20),
  contractStart: field.optional(field.calendarDate()),
  contractEnd: field.optional(field.calendarDate()),
  extensions: field.rowsOf(extension, 10),
  estimatedTotal: field.optional(field.money()),
  agentId: field.optionalId,
  managerId: field.optionalId,
  inspectorId: field.optionalId,
  noticeUrl: field.optional(field.webAddress(500)),
  pncpUrl: field.optional(field.webAddress(500)),
  attachments: field.rowsOf(attachmentDraft(tenderFileCategories), 30),
  notes: field.notes,
})
const draft = withRules(fields, (values, fail) => {
  if (isDirect(values.modality) && values.legalArticle === null) fail('legalArticle', 'required')
  if (hasDispute(values.modality) && values.disputeMode === null) fail('disputeMode', 'required')
  const { publicationDate, sessionAt, homologationDate } = values
  if (publicationDate && sessionAt && sessionAt.slice(0, 10) < publicationDate) fail('sessionAt', 'tender.sessionBeforePublication')
  if (publicationDate && homologationDate && homologationDate < publicationDate)
    fail('homologationDate', 'tender.homologationBeforePublication')
  checkPeriod(values, fail)
  // Manager (gestor) and inspector (fiscal) must be two people: Lei 14.133/2021, article 7, § 1º.
  if (values.managerId !== null && values.managerId === values.inspectorId) fail('inspectorId', 'tender.inspectorIsManager')
})

type Values = Loose<z.output<typeof fields>>

/** The end comes after the start; an ata lasts one year, plus one year by extension: Lei 14.133/2021, article 84. */
function checkPeriod(values: Values, fail: Fail): void {
  const key = values.isSrp ? 'ata' : 'contract'
  const [start, end] = values.isSrp ? [values.ataStart, values.ataEnd] : [values.contractStart, values.contractEnd]
  if (start && end && end < start) fail(`${key}End`, 'tender.endBeforeStart')
  else if (values.isSrp && start && end && end > addYears(start, 1)) fail('ataEnd', 'tender.ataTooLong')
  let last = end
  for (const [index, { until }] of (values.extensions ?? []).entries()) {
    if (!last || until <= last) fail(`extensions[${index}].until`, 'tender.extensionEarlier')
    else if (values.isSrp && start && until > addYears(start, 2)) fail(`extensions[${index}].until`, 'tender.extensionTooLong')
    last = until
  }
}

/** What a homologation fills in; what is left out stays as the tender has it. */
const homologate = z.object({
  homologationDate: field.optional(field.calendarDate()),
  number: field.optionalText(20),
  start: field.optional(field.calendarDate()),
  end: field.optional(field.calendarDate()),
  /** A validity that begins before the homologation asks for it. */
  isConfirmed: field.flag,
})

const entity = fields.extend({
  ...field.storedShape,
  status: z.enum(tenderStatuses),
  /** Year × 1,000,000 + number: sort key of the number. */
  numberYear: z.number().int(),
  agent: field.link.nullable(),
  manager: field.link.nullable(),
  inspector: field.link.nullable(),
  /** The status that a suspended tender returns to. */
  resumeStatus: z.string().nullable(),
  /** First day of the ata or the contract, `YYYY-MM-DD`. */
  validFrom: z.iso.date().nullable(),
  /** Last day of the ata or contract, including its last extension. */
  validUntil: z.iso.date().nullable(),
  lotCount: z.number().int(),
  /** Sum of quantity × highest accepted price of the lots that are not cancelled, in BRL; `null` without items. Lists leave it out. */
  maxTotal: field.storedDecimal().nullable(),
  /** Sum of quantity × awarded price of the homologated lots, in BRL. */
  awardedTotal: field.storedDecimal().nullable(),
  /** Consumed and reserved share of the orderable value, by awarded price, in percent. */
  usedShare: field.storedDecimal().nullable(),
  extensions: field.storedRows(extension),
  attachments: field.storedRows(attachment(tenderFileCategories)),
})

/** A tender as the API returns it. */
export interface Tender extends z.infer<typeof entity> {}
/** A tender as the API receives it: people and files by id, amounts in BRL as decimal strings. */
export interface TenderDraft extends z.infer<typeof fields> {}
/** Body of the homologation: its day, and number and period of the ata or contract. */
export interface TenderHomologation extends z.infer<typeof homologate> {}
/** Checks record, draft and the body of the homologation. The server checks what each status needs. */
export const tenderSchema = { entity, draft, transitions: { homologate } }
