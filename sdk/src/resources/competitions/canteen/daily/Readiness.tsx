import { CircleCheck, TriangleAlert } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { mealNames } from '../parts/messages.js'
import type { Canteen } from '../schema.js'
import { dailyTexts } from './messages.js'
import { useCares } from './useCares.js'

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
        cares.length > 0 ? (
          <p>{texts.readyWithCare}</p>
        ) : (
          <p className="ep-canteen-care">
            <CircleCheck aria-hidden="true" /> {texts.ready}
          </p>
        )
      ) : null}
      {isPlanned && lacks.length > 0 && cares.length > 0 ? <p>{texts.beforeOpening}:</p> : null}
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
