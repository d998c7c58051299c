import { Minus, Plus, TriangleAlert } from '../../../../icons/icons.js'
import { NumberControl } from '../../../../controls/text/NumberControl.js'
import { decimal } from '../../../../kinds/number/decimal.js'
import { integer } from '../../../../kinds/number/integer.js'
import { usePlace } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { mealNames } from '../parts/messages.js'
import type { CanteenMeal } from '../schema.js'
import { countIssue, isCounted, mostCounted, remarksOn, type TypedCount } from './counting.js'
import { dailyTexts } from './messages.js'
import { countPlace } from './useCounting.js'

const served = integer({ min: 0, max: mostCounted })
const wasted = decimal({ max: mostCounted })

interface MealCounterProps {
  readonly date: string
  readonly meal: CanteenMeal
  readonly count: TypedCount
  /** The count that the server has. */
  readonly stored: TypedCount
  /** A press asked for the portions of this meal. */
  readonly isMissing: boolean
  readonly onChange: (count: TypedCount) => void
}

/** How many portions of one meal were served: typed, or counted one by one with a button. */
export function MealCounter({ date, meal, count, stored, isMissing, onChange }: MealCounterProps) {
  const { locale, number, maybeText } = useLocale()
  const texts = dailyTexts[locale]
  const name = mealNames[locale][meal.type]
  const step = (by: number) => onChange({ ...count, served: Math.max(0, (typeof count.served === 'number' ? count.served : 0) + by) })
  const servedPlace = usePlace(countPlace(date, meal.type, 'served'))
  const wastedPlace = usePlace(countPlace(date, meal.type, 'wasted'))
  const issueOf = (value: number | string | null) => {
    const issue = countIssue(value)
    return issue && issue.code !== 'unread' ? maybeText(`validation.${issue.code}`, { [issue.code]: issue.bound }) : undefined
  }
  const missing = isMissing && !isCounted(count) && !count.served ? texts.missingServed : undefined
  return (
    <li className="ep-counter">
      <p className="ep-counter-head">
        <strong>{name}</strong>
        <span>
          {meal.startTime}–{meal.endTime} · {texts.expected(number(meal.expectedPerDay))}
        </span>
      </p>
      <div className="ep-counter-fields">
        <button
          type="button"
          className="ep-counter-step"
          aria-label={`${texts.less}: ${name}`}
          disabled={!count.served}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <div ref={servedPlace}>
          <NumberControl
            control={served}
            label={`${texts.served}`}
            value={count.served}
            error={missing ?? issueOf(count.served)}
            onChange={(value) => onChange({ ...count, served: typeof value === 'number' || typeof value === 'string' ? value : null })}
          />
        </div>
        <button type="button" className="ep-counter-step" aria-label={`${texts.more}: ${name}`} onClick={() => step(1)}>
          <Plus aria-hidden="true" />
        </button>
        <div ref={wastedPlace}>
          <NumberControl
            control={wasted}
            label={texts.wasted}
            value={count.wasted}
            error={issueOf(count.wasted)}
            onChange={(value) => onChange({ ...count, wasted: typeof value === 'string' ? value : null })}
          />
        </div>
      </div>
      {remarksOn(meal, count, stored.served).map(({ code, value, of }) => (
        <p key={code} className="ep-canteen-care ep-canteen-warned">
          <TriangleAlert aria-hidden="true" /> {texts[code](number(value), number(of))}
        </p>
      ))}
    </li>
  )
}
