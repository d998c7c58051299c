import { mealDemand } from '../../../../blocks/canteen/demand.js'
import { today, validityOf } from '../../../../core/calendar.js'
import { contractPath } from '../../../../core/contract.js'
import { useRecord } from '../../../../data/useRecord.js'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { siteVisitContract } from '../../../inspections/site-visit/contract.js'
import { serviceRequestContract } from '../../../service-memos/service-request/contract.js'
import { supplierContract } from '../../../service-memos/supplier/contract.js'
import { tenderContract } from '../../../service-memos/tender/contract.js'
import { eventContract } from '../../event/contract.js'
import { closingRemark, openingRemark } from '../besideEvent.js'
import { canteenMessages } from '../messages.js'
import type { Canteen } from '../schema.js'
import { dailyTexts } from './messages.js'

/** Something that needs care before a canteen opens, and while it is open. */
export interface Care {
  readonly words: string
  /** The list that shows the records behind the statement. */
  readonly to?: string
}

/** What needs care in a canteen; nothing of it prevents the opening. */
export function useCares(record: Canteen): readonly Care[] {
  const { locale, number } = useLocale()
  const texts = dailyTexts[locale]
  const { id, graveIssues, missingMenus, status } = record
  const short = status === 'planejado' ? shortItems(record) : []
  const event = useEventWords(record)
  const tender = useTenderWords(record)
  const license = useLicenseWords(record)
  const supplier = useSupplierWords(record)
  const request = useRequestWords(record)
  return [
    ...(supplier === undefined ? [] : [{ words: supplier, to: `${contractPath(supplierContract)}/${record.supplierId}` }]),
    ...(tender === undefined ? [] : [{ words: tender, to: `${contractPath(tenderContract)}/${record.tenderId}` }]),
    ...(request === undefined ? [] : [{ words: request, to: `${contractPath(serviceRequestContract)}/${record.requestId}` }]),
    ...(graveIssues > 0
      ? [{ words: texts.grave(graveIssues), to: `${contractPath(siteVisitContract)}?canteenId=${id}&hasOpen=true` }]
      : []),
    ...short.map(({ item, needed, elsewhere, balance, requested }) => ({
      words:
        (requested === null
          ? texts.short(item, number(needed + elsewhere), number(balance))
          : texts.beyondRequest(item, number(needed + elsewhere), number(requested))) +
        (elsewhere > 0 ? texts.elsewhere(number(elsewhere)) : ''),
    })),
    ...event.map((words) => ({ words })),
    ...(license === undefined ? [] : [{ words: license }]),
    ...(missingMenus > 0 ? [{ words: texts.missingMenus(missingMenus) }] : []),
  ]
}

const isServing = (status: Canteen['status']) => status === 'planejado' || status === 'ativo'

/** The rules of domain model B7.3 that stop a request for this supplier. */
function useSupplierWords({ supplierId, status: stage }: Canteen): string | undefined {
  const { locale, date } = useLocale()
  const { record, ...read } = useRecord(supplierContract, isServing(stage) ? (supplierId ?? undefined) : undefined)
  const { status, certificatesValidUntil: until = null } = record ?? {}
  const { suspended, expired, unread } = dailyTexts[locale].supplier
  if (read.status === 'error') return unread
  if (status === 'suspenso') return suspended
  return until !== null && until < today() ? `${expired} (${date(until)})` : undefined
}

/** Days of the canteen on which nothing can be asked for under its lot. */
function useTenderWords({ tenderId, status, operatingFrom, operatingTo }: Canteen): string | undefined {
  const { locale, date } = useLocale()
  const { record, ...read } = useRecord(tenderContract, isServing(status) ? (tenderId ?? undefined) : undefined)
  const { validFrom = null, validUntil = null } = record ?? {}
  const { begins, ends, unread } = dailyTexts[locale].tender
  if (read.status === 'error') return unread
  if (validFrom !== null && validFrom > operatingFrom) return begins(date(validFrom))
  return validUntil !== null && validUntil < operatingTo ? ends(date(validUntil)) : undefined
}

/** A linked request that no longer reserves anything: it was called back, returned, refused or cancelled. */
function useRequestWords({ requestId, request, status }: Canteen): string | undefined {
  const { locale } = useLocale()
  const { record, ...read } = useRecord(serviceRequestContract, status === 'planejado' ? (requestId ?? undefined) : undefined)
  const { released, isOf, unread } = dailyTexts[locale].request
  if (read.status === 'error') return unread
  const state = Object.entries(released).find(([released]) => released === record?.status)?.[1]
  return request && state ? isOf(request.label, state) : undefined
}

/** An event that was put off without a new date, or first and last days that are not the event's: people arrive early and leave late, or it was moved. */
function useEventWords({ eventId, status, operatingFrom, operatingTo }: Canteen): readonly string[] {
  const { locale } = useLocale()
  const { rules } = canteenMessages[locale]
  const { record: event } = useRecord(eventContract, isServing(status) ? eventId : undefined)
  if (!event) return []
  if (event.status === 'adiado') return [dailyTexts[locale].postponed]
  return [openingRemark(event, operatingFrom), closingRemark(event, operatingTo)].flatMap((remark) =>
    remark ? [fillText(locale, rules[remark.code], remark.params)] : [],
  )
}

function useLicenseWords({ sanitaryLicense, operatingTo }: Canteen): string | undefined {
  const { locale, date } = useLocale()
  const { license } = dailyTexts[locale]
  if (!sanitaryLicense) return license.missing
  const { validUntil } = sanitaryLicense
  const { state } = validityOf(validUntil, today())
  const found = state === 'expired' ? state : validUntil < operatingTo ? 'tooShort' : state
  return found === 'valid' ? undefined : `${license[found]} (${date(validUntil)})`
}

interface ShortItem {
  readonly item: string
  readonly needed: number
  /** What other canteens need of it. */
  readonly elsewhere: number
  readonly balance: string
  /** What the linked request holds of it; `null` where the lot's balance pays. */
  readonly requested: string | null
}

/** Items of which days × meals of all canteens that share them exceed what the linked request holds, or without one the balance. */
function shortItems(record: Canteen): readonly ShortItem[] {
  const demand = mealDemand(record)
  return [...demand].flatMap(([lotItemId, needed]) => {
    const meal = record.meals.find((each) => each.lotItemId === lotItemId)
    if (!meal?.lotItem || meal.balance === null) return []
    const { lotItem, balance, requested, neededElsewhere: elsewhere } = meal
    return needed + elsewhere > Number(requested ?? balance) ? [{ item: lotItem.label, needed, elsewhere, balance, requested }] : []
  })
}
