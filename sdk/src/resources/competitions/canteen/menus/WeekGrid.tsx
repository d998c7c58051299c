import { TriangleAlert } from '../../../../icons/icons.js'
import { useEffect, useMemo, useRef, useState } from 'react'
import { mealsWithoutMenu, operatingDays } from '../../../../blocks/canteen/demand.js'
import { isCalendarDate, today } from '../../../../core/calendar.js'
import type { FormFieldProps } from '../../../../form/store/FormFieldProps.js'
import { Button } from '../../../../feedback/Button.js'
import { UndoBar } from '../../../../form/notices/UndoBar.js'
import { daysText } from '../../../../blocks/canteen/eventDays.js'
import { fillText } from '../../../../locale/format.js'
import { canteenMessages } from '../messages.js'
import { RowsFrame } from '../../../../form/rows/RowsTitle.js'
import { joinPath } from '../../../../form/core/fieldPath.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { dayText } from '../dayText.js'
import { mealNames } from '../parts/messages.js'
import { MenuEditor } from './MenuEditor.js'
import { weekTexts } from './messages.js'
import { useWeek, type Week } from './useWeek.js'
import { WeekTable } from './WeekTable.js'
import { WeekTools } from './WeekTools.js'
import { indexOfMenu, type MealPlace, nextMeal } from './week.js'
import './week.css'

/** The menus of a canteen as a week: one row per meal, one column per day. */
export function Editor(field: FormFieldProps) {
  return (
    <RowsFrame {...field}>
      <WeekGrid path={joinPath(field.scope, field.name)} />
    </RowsFrame>
  )
}

function WeekGrid({ path }: { readonly path: string }) {
  const { locale } = useLocale()
  const { isReadOnly } = useForm()
  const week = useWeek(path)
  const [opened, setOpened] = useState<MealPlace>()
  const [said, setSaid] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const texts = weekTexts[locale]
  const wrong = useWrong(path)
  useOpenWrong(week, wrong, setOpened)
  const { types, dates } = week.week
  if (types.length === 0 || dates.length === 0) return <p className="ep-rows-empty">{texts.nothing}</p>
  const focusHead = () => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const open = (place: MealPlace) => {
    if (isReadOnly) return
    if (opened) week.tidy(opened.date, opened.type)
    week.begin(place.date, place.type)
    setOpened(place)
  }
  const close = () => {
    if (opened) week.tidy(opened.date, opened.type)
    setOpened(undefined)
    focusHead()
  }
  const index = opened ? indexOfMenu(week.menus, opened.date, opened.type) : -1
  const next = opened && nextMeal(week.week, opened)
  const mealText = (type: string) => mealNames[locale][type as keyof (typeof mealNames)['pt-BR']]
  return (
    <div className="ep-week">
      <div className="ep-week-news">
        <Missing week={week} />
        <output className="ep-week-told">{said}</output>
      </div>
      <Outside week={week} path={path} />
      {isReadOnly ? null : <WeekTools week={week} onOpen={open} onSay={setSaid} />}
      <WeekTable
        ref={table}
        {...{ week, wrong, path, mealText, isReadOnly }}
        dayText={(date) => dayText(locale, date)}
        today={today()}
        onOpen={open}
        onSay={setSaid}
      />
      {opened && index >= 0 ? (
        <MenuEditor
          title={`${mealText(opened.type)} · ${dayText(locale, opened.date, 'long')}`}
          scope={`${path}[${index}]`}
          onNext={next && (() => open(next))}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

/** Shows which meals still lack a menu. Only information, because a canteen may open without menus. */
function Missing({ week: { meals, menus, week } }: { readonly week: Week }) {
  const { locale } = useLocale()
  const texts = weekTexts[locale]
  const values = useFormState((state) => state.values) as { readonly operatingFrom: string; readonly operatingTo: string }
  const { operatingFrom, operatingTo } = values
  if (meals.length === 0 || week.dates.length === 0 || !isCalendarDate(operatingFrom) || !isCalendarDate(operatingTo)) return null
  const all = operatingDays({ operatingFrom, operatingTo }).length * meals.length
  // A menu that was only opened has no dish yet.
  const written = menus.filter(({ dishes }) => dishes.some(({ name }) => name.trim() !== ''))
  const count = mealsWithoutMenu({ menus: written, meals, operatingFrom, operatingTo }).length
  if (count === 0) return <p className="ep-week-told">{texts.complete}</p>
  return (
    <p className="ep-week-told ep-week-missing">
      <TriangleAlert aria-hidden="true" width="1.2em" height="1.2em" /> {texts.missing(count, all)}
    </p>
  )
}

/** Menus that a shorter period left outside: a save refuses them, so all are taken out together, and put back by undo. */
function Outside({ week: { outside, dropOutside, putBack }, path }: { readonly week: Week; readonly path: string }) {
  const { locale } = useLocale()
  const { isReadOnly } = useForm()
  // A refused save has said the sentence already.
  const isSaid = useFormState(({ issues }) => issues.has(path))
  const [gone, setGone] = useState<Week['outside']>([])
  const texts = weekTexts[locale]
  if (outside.length === 0) {
    const undo = () => {
      putBack(gone)
      setGone([])
    }
    return gone.length > 0 ? <UndoBar text={texts.dropped(gone.length)} onUndo={undo} /> : null
  }
  const drop = () => {
    setGone(outside)
    dropOutside()
  }
  const params = { count: outside.length, days: daysText(outside.map(({ date }) => date)) }
  return (
    <p className="ep-week-told ep-week-missing">
      {isSaid ? null : (
        <>
          <TriangleAlert aria-hidden="true" width="1.2em" height="1.2em" />
          <span>{fillText(locale, canteenMessages[locale].rules.menusOutside, params)}</span>
        </>
      )}
      {isReadOnly ? null : (
        <Button variant="link" onPress={drop}>
          {texts.dropOutside}
        </Button>
      )}
    </p>
  )
}

/** The indexes of the menus that have an error. */
function useWrong(path: string): ReadonlySet<number> {
  const issues = useFormState((state) => state.issues)
  return useMemo(() => {
    const places = [...issues.keys()].map((key) =>
      key.startsWith(`${path}[`) ? Number(/^\[(\d+)\]/.exec(key.slice(path.length))?.[1]) : NaN,
    )
    return new Set(places.filter((place) => !Number.isNaN(place)))
  }, [issues, path])
}

/** Opens the first menu that stops a save, so that the user sees its fields. */
function useOpenWrong({ menus }: Week, wrong: ReadonlySet<number>, open: (place: MealPlace) => void) {
  const [first] = wrong
  const menu = first === undefined ? undefined : menus[first]
  const place = menu && `${menu.date} ${menu.mealType}`
  useEffect(() => {
    const [date, type] = place?.split(' ') ?? []
    if (date && type) open({ date, type })
  }, [place, open])
}
