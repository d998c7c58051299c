import { useMemo } from 'react'
import { endsNextDay } from '../../../../blocks/canteen/hours.js'
import { dishGroups } from '../codes.js'
import { canteenMessages } from '../messages.js'
import { dishGroupNames, mealNames } from '../parts/messages.js'
import type { Canteen, CanteenMeal } from '../schema.js'
import { marksOf } from './marksOf.js'
import { sheetSize } from './sheetSize.js'
import './sheet.css'

// The sheet is in Portuguese whatever the screen's language, because it hangs on a wall in Paraná.
const locale = 'pt-BR'
const { fields } = canteenMessages[locale]

/** The menu of one day on A4, large enough to read from a queue. */
export function DaySheet({ record, date }: { readonly record: Canteen; readonly date: string }) {
  const day = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    return format.format(new Date(`${date}T00:00:00Z`))
  }, [date])
  const { manager, nutritionist, nutritionistCrn, sanitaryLicense } = record
  const meals = record.meals
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
    .map((meal) => ({ meal, ...mealText(record.menus.find((menu) => menu.date === date && menu.mealType === meal.type)) }))
  const size = sheetSize(meals.map(({ groups, marks }) => ({ groups: groups.map(({ names }) => names), marks })))
  return (
    <article className="ep-day-sheet" lang={locale} aria-hidden="true" style={{ fontSize: `${size}pt` }}>
      <header>
        <p>{record.event.label}</p>
        <h2>{record.name}</h2>
        <p className="ep-day-sheet-place">{record.placeName}</p>
        <p className="ep-day-sheet-day">{day}</p>
      </header>
      {meals.map((each) => (
        <SheetMeal key={each.meal.type} {...each} />
      ))}
      <footer>
        <p>
          {fields.manager}: {manager.label}
        </p>
        {nutritionist ? (
          <p>
            {[`${fields.nutritionist}: ${nutritionist.label}`, nutritionistCrn && `CRN ${nutritionistCrn}`].filter(Boolean).join(' · ')}
          </p>
        ) : null}
        {sanitaryLicense ? (
          <p>
            {fields.sanitaryLicense} {sanitaryLicense.number}, válida até {sanitaryLicense.validUntil.split('-').toReversed().join('/')}
          </p>
        ) : null}
      </footer>
    </article>
  )
}

/** Texts of one menu: the dishes of each group, and its marks. */
function mealText(menu: Canteen['menus'][number] | undefined) {
  const groups = dishGroups.flatMap((group) => {
    const names = menu?.dishes.filter((dish) => dish.group === group).map(({ name }) => name) ?? []
    return names.length > 0 ? [{ group, names: names.join(', ') }] : []
  })
  return { groups, marks: marksOf(menu) }
}

function SheetMeal({ meal, groups, marks }: { readonly meal: CanteenMeal } & ReturnType<typeof mealText>) {
  return (
    <section>
      <h3>
        <span>{mealNames[locale][meal.type]}</span>
        <span>
          {meal.startTime} às {meal.endTime}
          {endsNextDay(meal) ? ' do dia seguinte' : ''}
        </span>
      </h3>
      {groups.length > 0 ? (
        <dl>
          {groups.map(({ group, names }) => (
            <div key={group}>
              <dt>{dishGroupNames[locale][group]}</dt>
              <dd>{names}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Cardápio a definir</p>
      )}
      {marks ? <p>{marks}</p> : null}
    </section>
  )
}
