import { CircleAlert, TriangleAlert } from '../../../../icons/icons.js'
import { mealLoad } from '../../../../blocks/canteen/demand.js'
import { useFormState } from '../../../../form/store/FormContext.js'
import type { FormState } from '../../../../form/store/formStore.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { sharePercent } from '../effects.js'
import { mealNames } from '../parts/messages.js'
import type { CanteenDraft } from '../schema.js'
import { heatTexts } from './messages.js'
import './heat.css'

const mealsOf = ({ values }: FormState) => values.meals as CanteenDraft['meals']
const capacityOf = ({ values }: FormState) => values.capacity as number | null
const turnsOf = ({ values }: FormState) => values.turns as number | null

const marks = { free: undefined, nearlyFull: TriangleAlert, over: CircleAlert } as const

/** How full each meal makes the canteen, updated while the user types. */
export function Slot() {
  const { locale, number } = useLocale()
  const meals = useFormState(mealsOf)
  const capacity = useFormState(capacityOf)
  const turns = useFormState(turnsOf)
  const texts = heatTexts[locale]
  const loads = meals.flatMap(({ type, expectedPerDay }) => {
    const load = type ? mealLoad(expectedPerDay, { capacity, turns }) : undefined
    return load ? [{ type, expectedPerDay, ...load }] : []
  })
  if (loads.length === 0) return null
  return (
    <ul className="ep-heat" aria-label={texts.title}>
      {loads.map(({ type, expectedPerDay, seats, share, level }) => {
        const Mark = marks[level]
        return (
          <li key={type} data-level={level}>
            <span>{mealNames[locale][type]}</span>
            <span className="ep-heat-bar" aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
            </span>
            <span className="ep-heat-words">
              {Mark ? <Mark aria-hidden="true" width="1.15em" height="1.15em" /> : null}
              {texts.of(number(sharePercent({ share })), number(expectedPerDay), number(seats))}
              {level === 'free' ? '' : ` · ${texts[share === 1 ? 'full' : level]}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
