import { CircleCheck, TriangleAlert } from '../../../../icons/icons.js'
import { today, validityOf } from '../../../../core/calendar.js'
import { contractPath } from '../../../../core/contract.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { siteVisitContract } from '../../../inspections/site-visit/contract.js'
import { mealNames } from '../parts/messages.js'
import type { Canteen } from '../schema.js'
import { dailyTexts } from './messages.js'

/** What a planned canteen lacks before it can open, and what needs care in an open one. */
export function Readiness({ record }: { readonly record: Canteen }) {
  const { locale } = useLocale()
  const texts = dailyTexts[locale]
  const { status, supplierId, meals } = record
  const lacks = [
    ...(supplierId === null ? [texts.lackSupplier] : []),
    ...(meals.length === 0 ? [texts.lackMeals] : []),
    ...meals.filter(({ lotItemId }) => lotItemId === null).map(({ type }) => texts.lackItem(mealNames[locale][type].toLowerCase())),
  ]
  const cares = useCares(record)
  const isPlanned = status === 'planejado'
  return (
    <>
      {isPlanned && lacks.length > 0 ? (
        <div className="ep-canteen-lacks">
          <p>{texts.lacks}</p>
          <ul>
            {lacks.map((lack) => (
              <li key={lack}>{lack}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isPlanned && lacks.length === 0 ? (
        <p className="ep-canteen-care">
          <CircleCheck aria-hidden="true" /> {texts.ready}
        </p>
      ) : null}
      {(isPlanned || status === 'ativo') && cares.length > 0 ? (
        <ul className="ep-canteen-cares">
          {cares.map((care) => (
            <li key={care.words} className="ep-canteen-care ep-canteen-warned">
              <TriangleAlert aria-hidden="true" /> {care.to ? <Link to={care.to}>{care.words}</Link> : care.words}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface Care {
  readonly words: string
  /** The list that shows the records behind the statement. */
  readonly to?: string
}

function useCares({ id, missingMenus, sanitaryLicense, graveIssues }: Canteen): Care[] {
  const { locale, date } = useLocale()
  const texts = dailyTexts[locale]
  const state = sanitaryLicense ? validityOf(sanitaryLicense.validUntil, today()).state : 'missing'
  const until = sanitaryLicense ? ` (${date(sanitaryLicense.validUntil)})` : ''
  return [
    ...(graveIssues > 0
      ? [{ words: texts.grave(graveIssues), to: `${contractPath(siteVisitContract)}?canteenId=${id}&hasOpen=true` }]
      : []),
    ...(missingMenus > 0 ? [{ words: texts.missingMenus(missingMenus) }] : []),
    ...(state === 'valid' ? [] : [{ words: `${texts.license[state]}${until}` }]),
  ]
}
