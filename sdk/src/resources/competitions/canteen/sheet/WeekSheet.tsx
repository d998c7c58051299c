import { useMemo } from 'react'
import { endsNextDay } from '../../../../blocks/canteen/hours.js'
import { operatingDays } from '../../../../blocks/canteen/demand.js'
import { mealNames } from '../parts/messages.js'
import type { Canteen } from '../schema.js'
import { formatDate } from '../../../../locale/formatDate.js'
import { marksOf } from './marksOf.js'
import { fitsWall, weekPages, weekSize } from './sheetSize.js'
import './sheet.css'
import './weekSheet.css'

// In Portuguese like the sheet of a day: it hangs on a wall in Paraná.
const locale = 'pt-BR'

/** The menus of all days on A4, a week a page: meals by days. */
export function WeekSheet({ record }: { readonly record: Canteen }) {
  const pages = weekPages(operatingDays(record), (dates) => fitsWall(namesOf(rowsOf(record, dates))))
  return (
    <article className="ep-day-sheet ep-week-sheet" lang={locale} aria-hidden="true">
      {pages.map((dates) => (
        <WeekPage key={dates[0]} record={record} dates={dates} />
      ))}
    </article>
  )
}

function WeekPage({ record, dates }: { readonly record: Canteen; readonly dates: readonly string[] }) {
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }), [])
  const rows = rowsOf(record, dates)
  const size = weekSize(namesOf(rows))
  return (
    <section style={{ fontSize: `${size}pt` }}>
      <header>
        <p>{record.event.label}</p>
        <h2>{record.name}</h2>
        <p className="ep-day-sheet-place">{record.placeName}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Refeição</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {format.format(new Date(`${date}T00:00:00Z`))}
                <small>{formatDate(date)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ meal, cells }) => (
            <tr key={meal.type}>
              <th scope="row">
                {mealNames[locale][meal.type]}
                <small>
                  {meal.startTime} às {meal.endTime}
                  {endsNextDay(meal) ? ' do dia seguinte' : ''}
                </small>
              </th>
              {cells.map(({ date, dishes, marks }) => (
                <td key={date}>
                  {dishes.length > 0 ? dishes.map(({ id, name }) => <p key={id}>{name}</p>) : '—'}
                  {marks && <p className="ep-week-sheet-marks">{marks}</p>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The meals in the order of the day, each with its dishes of these days. */
function rowsOf(record: Canteen, dates: readonly string[]) {
  return record.meals
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
    .map((meal) => ({ meal, cells: dates.map((date) => cellOf(record, date, meal.type)) }))
}

/** The lines of each cell: its dishes, then its marks. */
const namesOf = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ cells }) => cells.map(({ dishes, marks }) => [...dishes.map(({ name }) => name), ...(marks ? [marks] : [])]))

function cellOf({ menus }: Canteen, date: string, mealType: string) {
  const menu = menus.find((each) => each.date === date && each.mealType === mealType)
  return { date, dishes: menu?.dishes ?? [], marks: marksOf(menu) }
}
