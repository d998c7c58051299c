import type { SectionSlotProps } from '../../../../core/resource.js'
import { useList } from '../../../../data/useList.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { RecordLink } from '../../../../values/RecordLink.js'
import { StatusBadge } from '../../../../values/StatusBadge.js'
import { sheetTexts } from '../answers/answerSheetTexts.js'
import { siteVisitContract } from '../contract.js'
import { siteVisitMessages } from '../messages.js'
import type { SiteVisit } from '../schema.js'
import './former.css'

const most = 10

/** Other visits of the same target, the latest first. */
export function Slot({ record }: SectionSlotProps) {
  const visit = record as SiteVisit
  const { locale, date, number } = useLocale()
  const { answer } = useList(siteVisitContract, { ...sameTarget(visit), sort: '-scheduledFor', perPage: most })
  const { options } = siteVisitMessages[locale]
  const others = (answer?.data ?? []).filter(({ id }) => id !== visit.id)
  if (others.length === 0) return <p className="ep-former-none">{answer ? sheetTexts[locale].previous : ' '}</p>
  return (
    <ul className="ep-former">
      {others.map((other) => (
        <li key={other.id}>
          <RecordLink contract={siteVisitContract} to={other}>
            {other.number}
          </RecordLink>
          <span>{date(other.scheduledFor)}</span>
          <span>{other.inspector.label}</span>
          <span>{other.score === null ? '—' : number(other.score)}</span>
          {other.result ? (
            <StatusBadge status={other.result} label={options.result[other.result]} />
          ) : (
            <StatusBadge status={other.status} label={options.status[other.status]} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A place is matched by its name and municipality. */
function sameTarget({ targetType, organizationId, canteenId, eventId, supplierId, placeName, city }: SiteVisit) {
  const own = Object.entries({ organizationId, canteenId, eventId, supplierId }).flatMap(([key, id]) =>
    id === null ? [] : [[key, String(id)]],
  )
  const place = targetType === 'local' ? { search: placeName } : {}
  const cityId = targetType === 'local' && city ? { cityId: String(city.id) } : {}
  return { ...place, filters: { targetType, ...Object.fromEntries(own), ...cityId } as Readonly<Record<string, string>> }
}
