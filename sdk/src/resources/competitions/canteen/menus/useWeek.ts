import { useMemo, useState } from 'react'
import { isClosedOn } from '../../../../blocks/canteen/demand.js'
import { isCalendarDate } from '../../../../core/calendar.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import type { FormState } from '../../../../form/store/formStore.js'
import type { CanteenDraft } from '../schema.js'
import type { Selection } from './selection.js'
import { selectedRange } from './selection.js'
import { pastedMenus } from './pastedMenus.js'
import {
  cellsOf,
  clearMenus,
  type CopiedMenus,
  copyMenus,
  countLeftOut,
  type HeldMenu,
  indexOfMenu,
  pasteMenus,
  repeatDay,
  weekOf,
} from './week.js'

const valueOf =
  <Key extends keyof CanteenDraft>(key: Key) =>
  ({ values }: FormState) =>
    values[key] as CanteenDraft[Key]
const menusOf = valueOf('menus')
const mealsOf = valueOf('meals')
const fromOf = valueOf('operatingFrom')
const toOf = valueOf('operatingTo')

/** The typed menus, with commands for several menus at once. */
export function useWeek(path: string) {
  const { store } = useForm()
  const menus: readonly HeldMenu[] = useFormState(menusOf)
  const meals = useFormState(mealsOf)
  const operatingFrom = useFormState(fromOf)
  const operatingTo = useFormState(toOf)
  const week = useMemo(() => weekOf({ menus, meals, operatingFrom, operatingTo }), [menus, meals, operatingFrom, operatingTo])
  const [selection, setSelection] = useState<Selection>({ anchor: { row: 1, column: 0 }, head: { row: 1, column: 0 } })
  const [copied, setCopied] = useState<{ readonly menus: CopiedMenus; readonly text: string }>()
  const [past, setPast] = useState<readonly (readonly HeldMenu[])[]>([])
  const outside =
    isCalendarDate(operatingFrom) && isCalendarDate(operatingTo)
      ? menus.filter(({ date }) => isClosedOn(date, { operatingFrom, operatingTo }))
      : []
  const range = selectedRange(selection, week)
  const write = (next: readonly HeldMenu[]) => store.change(path, next)
  const act = (next: readonly HeldMenu[]) => {
    setPast([...past, menus].slice(-50))
    write(next)
  }
  // What was written since this was drawn counts too.
  const held = () => store.getState().values[path] as readonly HeldMenu[]
  const repeated = () => repeatDay(menus, range.dates[0] ?? '', week)
  return {
    menus,
    meals,
    week,
    selection,
    setSelection,
    range,
    canPaste: copied !== undefined,
    canUndo: past.length > 0,
    /** @returns how many menus were copied, and their dishes as cells for other programs */
    copy() {
      const menusCopied = copyMenus(menus, range)
      const text = cellsOf(menusCopied)
      setCopied({ menus: menusCopied, text })
      return { count: menusCopied.flat().filter((menu) => menu !== null).length, text }
    },
    /** Pastes cells of a spreadsheet, otherwise what was copied here. @returns how many menus came, and how many had no place */
    paste(text = copied?.text ?? ''): { readonly count: number; readonly left: number } {
      const taken = text === copied?.text ? { menus: copied.menus } : pastedMenus(text, week)
      const next = pasteMenus(menus, taken, { range, week })
      const left = countLeftOut(taken, { range, week })
      if (next.length === menus.length && next.every((menu, place) => menu === menus[place])) return { count: 0, left }
      act(next)
      return { count: next.filter((menu) => !menus.includes(menu)).length, left }
    },
    clear: () => act(clearMenus(menus, range)),
    /** The menus of days on which the canteen is closed. */
    outside,
    dropOutside: () => act(menus.filter((menu) => !outside.includes(menu))),
    /** Puts menus back that were taken out, where no other has come. */
    putBack: (gone: readonly HeldMenu[]) => act([...menus, ...gone.filter(({ date, mealType }) => indexOfMenu(menus, date, mealType) < 0)]),
    /** Whether a day lacks a menu that the first selected day has. */
    canRepeat: repeated().length > menus.length,
    repeat: () => act(repeated()),
    undo() {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      write(last)
    },
    /** Returns the index of a menu in the list, and adds the menu if it is missing. */
    begin(date: string, type: string): number {
      const now = held()
      const index = indexOfMenu(now, date, type)
      if (index >= 0) return index
      const dish = { name: '', group: 'proteina' } as const
      write([...now, { date, mealType: type as HeldMenu['mealType'], dishes: [dish], dietary: [], kcal: null }])
      return now.length
    },
    /** Removes dishes without a name, and a menu that becomes empty. */
    tidy(date: string, type: string) {
      const now = held()
      const menu = now[indexOfMenu(now, date, type)]
      if (!menu) return
      const dishes = menu.dishes.filter(({ name }) => name.trim() !== '')
      if (dishes.length === menu.dishes.length && dishes.length > 0) return
      const isEmpty = dishes.length === 0 && menu.dietary.length === 0 && menu.kcal === null
      write(isEmpty ? now.filter((other) => other !== menu) : now.map((other) => (other === menu ? { ...menu, dishes } : other)))
    },
  }
}

export type Week = ReturnType<typeof useWeek>
