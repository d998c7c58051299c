import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { gridCell } from '../../../../form/table/grid.js'
import { MenuCell } from './MenuCell.js'
import { pastedText, weekTexts } from './messages.js'
import { type Place, stepFrom } from './selection.js'
import type { Week } from './useWeek.js'
import { indexOfMenu } from './week.js'

interface WeekTableProps {
  readonly ref: RefObject<HTMLTableElement | null>
  readonly week: Week
  readonly wrong: ReadonlySet<number>
  readonly path: string
  readonly today: string
  readonly isReadOnly: boolean
  readonly dayText: (date: string) => string
  readonly mealText: (type: string) => string
  readonly onOpen: (place: { readonly date: string; readonly type: string }) => void
  readonly onSay: (words: string) => void
}

/** The grid itself: Tab reaches one cell, arrow keys reach the others. */
export function WeekTable({ ref, week, wrong, path, today, isReadOnly, dayText, mealText, onOpen, onSay }: WeekTableProps) {
  const { locale } = useLocale()
  const texts = weekTexts[locale]
  const onKeyDown = useWeekKeys({ week, table: ref, isReadOnly, onOpen, onSay })
  const { types, dates } = week.week
  useEffect(() => {
    // A long period is scrolled to today.
    const cell = ref.current?.querySelector<HTMLElement>('[aria-current="date"]')
    const meals = ref.current?.querySelector<HTMLElement>('.ep-week-corner')?.offsetWidth ?? 0
    if (cell) ref.current?.parentElement?.scrollTo({ left: cell.offsetLeft - meals })
  }, [ref])
  return (
    <div className="ep-week-scroll">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its cells come through here */}
      <table
        ref={ref}
        {...grid}
        className="ep-week-table"
        style={{ '--ep-days': dates.length } as CSSProperties}
        aria-multiselectable="true"
        aria-readonly={isReadOnly}
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          const { count, text } = week.copy()
          event.preventDefault()
          event.clipboardData.setData('text/plain', text)
          onSay(texts.copied(count))
        }}
        onPaste={(event) => {
          if (isReadOnly) return
          event.preventDefault()
          onSay(pastedText(texts, week.paste(event.clipboardData.getData('text/plain') || undefined)))
        }}
      >
        <WeekHead week={week} today={today} dayText={dayText} />
        <tbody>
          {types.map((type, index) => (
            <WeekRow key={type} {...{ week, wrong, path, today, isReadOnly, mealText, onOpen, type }} row={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WeekHead({ week, today, dayText }: Pick<WeekTableProps, 'week' | 'today' | 'dayText'>) {
  const { locale } = useLocale()
  return (
    <thead>
      <tr>
        <th scope="col" className="ep-week-corner">
          <span className="ep-visually-hidden">{weekTexts[locale].meal}</span>
        </th>
        {week.week.dates.map((date, column) => (
          <th
            key={date}
            scope="col"
            aria-current={date === today ? 'date' : undefined}
            aria-selected={week.selection.head.row === 0 && week.range.dates.includes(date)}
            {...cellProps(week, { row: 0, column })}
          >
            {dayText(date)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface WeekRowProps extends Pick<WeekTableProps, 'week' | 'wrong' | 'path' | 'today' | 'isReadOnly' | 'mealText' | 'onOpen'> {
  readonly type: string
  readonly row: number
}

/** One meal on all days. */
function WeekRow({ week, wrong, path, today, isReadOnly, mealText, onOpen, type, row }: WeekRowProps) {
  const { places } = useForm()
  const { range, meals, menus } = week
  const meal = meals.find((known) => known.type === type)
  const wasChosen = useRef(false)
  return (
    <tr>
      <th scope="row">
        {mealText(type)}
        <span className="ep-week-hour">{meal ? `${meal.startTime}–${meal.endTime}` : ''}</span>
      </th>
      {week.week.dates.map((date, column) => {
        const at = indexOfMenu(menus, date, type)
        return (
          <td
            key={date}
            ref={(element) => (element && at >= 0 ? places.add(`${path}[${at}]`, element) : undefined)}
            {...gridCell(isReadOnly)}
            data-cell={`${date} ${type}`}
            data-path={at < 0 ? undefined : `${path}[${at}]`}
            data-today={date === today || undefined}
            aria-invalid={wrong.has(at) || undefined}
            aria-selected={range.types.includes(type) && range.dates.includes(date)}
            onDoubleClick={() => onOpen({ date, type })}
            // On touch, the first tap selects and the second opens.
            onPointerDownCapture={() => (wasChosen.current = isAt(week.selection.head, { row, column }))}
            onClick={({ nativeEvent }) => wasChosen.current && isTouch(nativeEvent) && onOpen({ date, type })}
            {...cellProps(week, { row, column })}
          >
            <MenuCell menu={menus[at]} isWrong={wrong.has(at)} isReadOnly={isReadOnly} />
          </td>
        )
      })}
    </tr>
  )
}

/** Attributes that make a cell or a day's heading selectable. */
function cellProps({ selection, setSelection }: Week, place: Place) {
  return {
    'data-place': `${place.row}:${place.column}`,
    tabIndex: isAt(selection.head, place) ? 0 : -1,
    onFocus: () => isAt(selection.head, place) || setSelection({ anchor: place, head: place }),
    onPointerDown: (event: PointerEvent) => {
      if (!event.shiftKey) return
      event.preventDefault()
      setSelection({ anchor: selection.anchor, head: place })
    },
  }
}

/** The role `grid` on a `table`, for screen readers. */
const grid = { role: 'grid' } as const

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'

const isAt = (one: Place, other: Place) => one.row === other.row && one.column === other.column

interface WeekKeysInput extends Pick<WeekTableProps, 'week' | 'isReadOnly' | 'onOpen' | 'onSay'> {
  readonly table: WeekTableProps['ref']
}

/** The keys of a spreadsheet, the same as in tables of rows. */
function useWeekKeys({ week, table, isReadOnly, onOpen, onSay }: WeekKeysInput) {
  const { locale } = useLocale()
  const texts = weekTexts[locale]
  const { selection, setSelection } = week
  const go = (head: Place, isExtending: boolean) => {
    setSelection({ anchor: isExtending ? selection.anchor : head, head })
    const cell = table.current?.querySelector<HTMLElement>(`[data-place="${head.row}:${head.column}"]`)
    // The selection is set first; otherwise the focus would start another one.
    queueMicrotask(() => cell?.focus())
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const withControl = (key: string): boolean => {
    const acts: Readonly<Record<string, () => void>> = {
      z: () => (week.undo(), onSay(texts.undone)),
      a: () => setSelection({ anchor: { row: 1, column: 0 }, head: { row: week.week.types.length, column: week.week.dates.length - 1 } }),
    }
    const act = isReadOnly && key !== 'a' ? undefined : acts[key]
    act?.()
    return act !== undefined
  }
  const plain = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const next = stepFrom(selection.head, key, week.week)
    if (next) {
      go(next, shiftKey)
      return true
    }
    if (isReadOnly) return false
    const [date] = week.range.dates
    const [type] = week.range.types
    if ((key === 'Enter' || key === 'F2') && selection.head.row > 0 && date && type) onOpen({ date, type })
    else if (key === 'Delete' || key === 'Backspace') {
      week.clear()
      onSay(texts.cleared)
    } else return false
    return true
  }
  return (event: KeyboardEvent) => {
    if (event.altKey) return
    const isTaken = event.ctrlKey || event.metaKey ? withControl(event.key.toLowerCase()) : plain(event)
    if (!isTaken) return
    event.preventDefault()
    event.stopPropagation()
  }
}
