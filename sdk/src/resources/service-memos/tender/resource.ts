import { attachmentFieldset } from '../../../blocks/attachment/fieldset.js'
import { businessDaysBetween } from '../../../core/businessDays.js'
import { addDays, addYears, isCalendarDate, runsOn, today } from '../../../core/calendar.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople } from '../../people/person/contract.js'
import { isDirect } from '../../../blocks/codes/tenderCodes.js'
import { materialClassContract } from '../gms/material-class/contract.js'
import { supplierContract } from '../supplier/contract.js'
import { beginsEarly } from '../../../blocks/pricing/beginsEarly.js'
import { askOddDay, oddDay } from '../../../blocks/pricing/oddDay.js'
import { tenderContract } from './contract.js'
import { tenderFields } from './fields.js'
import { fileCategories, tenderMessages } from './messages.js'
import { extensionFieldset, homologationFieldset } from './parts/fieldsets.js'
import type { Tender } from './schema.js'

const names = tenderMessages['pt-BR'].options.modality

/** Minimum days for bids: Lei 14.133/2021, article 55, I, a. */
const bidDays = 8

export const tender = defineResource(tenderContract, {
  messages: tenderMessages,
  title: ({ modality, number, year }) => `${names[modality]} ${number}/${year}`,
  columns: [
    { key: 'numberYear', width: 9.5, render: (_, { number, year }) => `${number}/${year}` },
    'modality',
    { key: 'object', width: 14 },
    minor('isSrp', 5),
    minor('protocol', 6),
    minor('sessionAt', 4),
    { key: 'validUntil', width: 9.2 },
    minor('lotCount', 7),
    { ...minor('awardedTotal', 2), control: kind.money(), width: 11 },
    { ...minor('usedShare', 3), control: kind.percentage(), width: 6 },
    'status',
  ],
  initial: { year: Number(today().slice(0, 4)), legalBasis: 'lei-14133', ourRole: 'gerenciador', managingBody: 'Paraná Esporte' },
  fields: withLooks(tenderFields, {
    modality: 4,
    number: 2,
    year: 2,
    protocol: 4,
    managingBody: 8,
    ourRole: 4,
    isSrp: 4,
    estimatedTotal: 4,
    uasg: 4,
    legalBasis: 4,
    legalArticle: 4,
    judgingCriterion: 4,
    disputeMode: 3,
    publicationDate: 3,
    sessionAt: 3,
    homologationDate: 3,
    ataNumber: 4,
    ataStart: 4,
    ataEnd: 4,
    contractNumber: 4,
    contractStart: 4,
    contractEnd: 4,
    extensions: { fieldset: extensionFieldset },
    agentId: { filter: adultPeople, span: 4 },
    managerId: { filter: adultPeople, span: 4 },
    inspectorId: { filter: adultPeople, span: 4 },
    noticeUrl: 6,
    pncpUrl: 6,
    // Letters are raised while they are typed; the server refuses small ones.
    pncpControlNumber: { upperCase: true, span: 6 },
    attachments: { fieldset: attachmentFieldset({ categories: fileCategories, hasValidity: true }) },
  }),
  sections: [
    {
      title: 'identification',
      fields: ['modality', 'number', 'year', 'protocol', 'managingBody', 'ourRole', 'object', 'isSrp', 'estimatedTotal', 'uasg'],
      slot: () => import('./ProtocolSlot.js'),
    },
    {
      title: 'procedure',
      fields: ['legalBasis', 'legalArticle', 'judgingCriterion', 'disputeMode', 'publicationDate', 'sessionAt', 'homologationDate'],
    },
    {
      title: 'validity',
      fields: ['ataNumber', 'ataStart', 'ataEnd', 'contractNumber', 'contractStart', 'contractEnd', 'extensions'],
    },
    { title: 'lots', slot: () => import('./ProgressSlot.js') },
    { title: 'people', fields: ['agentId', 'managerId', 'inspectorId'] },
    { title: 'documents', fields: ['noticeUrl', 'pncpUrl', 'pncpControlNumber', 'attachments', 'notes'] },
  ],
  filters: {
    year: kind.integer(),
    validOn: kind.date(),
    endsWithin: kind.integer(),
    supplierId: kind.reference(supplierContract),
    classId: kind.reference(materialClassContract),
  },
  offers: ({ modality }, transition) =>
    transition === 'openDispute' ? !isDirect(modality) : transition === 'adjudicateDirectly' ? isDirect(modality) : true,
  transitions: { homologate: homologationFieldset },
  begin: { homologate: usualHomologation },
  judge: {
    publish: askPublication,
    adjudicateDirectly: askPublication,
    homologate: (values, { year }) => {
      const early = beginsEarly(values)
      const odd = askOddDay('homologationDate', values.homologationDate as string | null, year)
      return { warnings: { homologationDate: odd, start: early }, question: odd ?? early }
    },
  },
  // The calendar sets `vigente` as soon as a tender is homologated on one of its days.
  leadsTo: ({ resumeStatus }, transition, { start, end }) =>
    transition === 'homologate' && runsOn(today(), typeof start === 'string' && start ? start : '~', String(end))
      ? ['homologada', 'vigente']
      : transition === 'resume' && resumeStatus
        ? [resumeStatus]
        : undefined,
  onChange: (key, { number, modality, judgingCriterion, disputeMode, ...values }) => {
    if (key === 'number') return numberAndYear(number)
    // The days of the one become those of the other where it has none.
    if (key === 'isSrp' && values.isSrp)
      return { ataStart: values.ataStart ?? values.contractStart, ataEnd: values.ataEnd ?? values.contractEnd }
    if (key === 'isSrp') return { contractStart: values.contractStart ?? values.ataStart, contractEnd: values.contractEnd ?? values.ataEnd }
    if (key !== 'modality') return {}
    if (isDirect(modality)) return { disputeMode: null, judgingCriterion: 'nao-se-aplica' }
    if (!modality?.startsWith('pregao-')) return {}
    // A pregão is judged by the lowest price, nearly always in open dispute.
    return { judgingCriterion: judgingCriterion ?? 'menor-preco', disputeMode: disputeMode ?? 'aberto' }
  },
  warnings: ({ modality, year, publicationDate, sessionAt, homologationDate, isSrp, ataStart, contractStart }) => {
    const isShort = (bidDaysOf(publicationDate, sessionAt) ?? bidDays) < bidDays
    const early = beginsEarly({ homologationDate, start: isSrp ? ataStart : contractStart })
    return {
      publicationDate: oddDay(publicationDate, year),
      homologationDate: oddDay(homologationDate, year),
      ...(isShort && modality?.startsWith('pregao-') ? { sessionAt: 'sessionTooSoon' } : {}),
      ...(early && { [isSrp ? 'ataStart' : 'contractStart']: early }),
    }
  },
  remarks: ({ publicationDate, sessionAt }) => {
    const count = bidDaysOf(publicationDate, sessionAt) ?? 0
    return count > 0 ? { sessionAt: { code: 'businessDays', params: { count } } } : {}
  },
})

function askPublication(_: object, { publicationDate, year }: Tender) {
  return { question: askOddDay('publicationDate', publicationDate, year) }
}

/** "301/2026", as everybody writes the number of a tender, is number and year. The field keeps it as text. */
function numberAndYear(typed: unknown): Partial<Pick<Tender, 'number' | 'year'>> {
  const [, number, year] = (typeof typed === 'string' && /^\s*(\d{1,6})\s*\/\s*((?:19|20)\d\d)\s*$/.exec(typed)) || []
  return number ? { number: Number(number), year: Number(year) } : {}
}

/** The usual homologation: today, with the tender's own number, for the year that the law allows; what the tender says already wins. */
function usualHomologation(record: Tender) {
  const { isSrp, number, year, homologationDate } = record
  const [ownNumber, ownStart, ownEnd] = isSrp
    ? [record.ataNumber, record.ataStart, record.ataEnd]
    : [record.contractNumber, record.contractStart, record.contractEnd]
  const start = ownStart ?? today()
  return {
    homologationDate: homologationDate ?? today(),
    number: ownNumber ?? `${number}/${year}`,
    start,
    isConfirmed: false,
    end: ownEnd ?? addDays(addYears(start, 1), -1),
  }
}

/** `undefined` without both days. A date that was typed wrong stays in its field as text, such as `31/02/2026`. */
function bidDaysOf(publicationDate: string | null, sessionAt: string | null): number | undefined {
  if (publicationDate === null || sessionAt === null) return undefined
  if (!isCalendarDate(publicationDate) || !isCalendarDate(sessionAt.slice(0, 10))) return undefined
  return businessDaysBetween(publicationDate, today(new Date(sessionAt)))
}
