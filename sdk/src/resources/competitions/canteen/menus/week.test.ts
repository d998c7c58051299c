import { describe, expect, it } from 'vitest'
import { pastedMenus } from './pastedMenus.js'
import { cellsOf, clearMenus, copyMenus, type HeldMenu, nextMeal, pasteMenus, repeatDay, weekOf } from './week.js'

const menu = (date: string, mealType: HeldMenu['mealType'], name: string, id?: number): HeldMenu => ({
  ...(id !== undefined && { id }),
  ...{ date, mealType, dietary: [], kcal: 800 },
  dishes: [{ ...(id !== undefined && { id: id * 10 }), name, group: 'proteina' }],
})
const meal = (type: HeldMenu['mealType'], startTime: string) =>
  ({ type, startTime, endTime: '23:00', service: 'buffet', expectedPerDay: 10, maxPerPerson: null, lotItemId: null }) as const
const period = { operatingFrom: '2026-05-05', operatingTo: '2026-05-07' }
const meals = [meal('jantar', '18:00'), meal('almoco', '11:00')]
const week = { types: ['almoco', 'jantar'], dates: ['2026-05-05', '2026-05-06', '2026-05-07'] }
const said = (menus: readonly HeldMenu[]) =>
  menus.map(({ date, mealType, dishes }) => `${date.slice(8)} ${mealType} ${dishes[0]?.name}`).toSorted()
const menus = [menu('2026-05-05', 'almoco', 'Frango', 1), menu('2026-05-05', 'jantar', 'Sopa', 2), menu('2026-05-06', 'jantar', 'Peixe', 3)]

describe('the week of menus', () => {
  it('has the meals by their hour and every day', () => expect(weekOf({ ...period, meals, menus })).toEqual(week))
  it('keeps what lies outside in sight, so that it can be mended', () => {
    const late = [...menus, menu('2026-05-09', 'ceia', 'Chá')]
    expect(weekOf({ ...period, meals, menus: late })).toEqual({ types: [...week.types, 'ceia'], dates: [...week.dates, '2026-05-09'] })
  })
  it('is as long as an event can be, whatever year was typed', () => {
    expect(weekOf({ ...period, operatingTo: '2126-05-07', meals, menus: [] }).dates).toHaveLength(34)
    expect(weekOf({ ...period, operatingTo: '', meals, menus: [] }).dates).toEqual([])
  })

  it('puts one meal over several', () => {
    const copied = copyMenus(menus, { types: ['almoco'], dates: ['2026-05-05'] })
    expect(said(pasteMenus(menus, copied, { range: { types: ['almoco'], dates: week.dates }, week }))).toEqual([
      '05 almoco Frango',
      '05 jantar Sopa',
      '06 almoco Frango',
      '06 jantar Peixe',
      '07 almoco Frango',
    ])
  })

  it('puts one day over others, and what the day lacks goes', () => {
    const copied = copyMenus(menus, { types: week.types, dates: ['2026-05-06'] })
    const pasted = pasteMenus(menus, copied, { range: { types: week.types, dates: ['2026-05-05', '2026-05-07'] }, week })
    expect(said(pasted)).toEqual(['05 jantar Peixe', '06 jantar Peixe', '07 jantar Peixe'])
  })

  it('lets one cell grow to what was copied, and ends with the week', () => {
    const copied = copyMenus(menus, { types: week.types, dates: ['2026-05-05', '2026-05-06'] })
    const pasted = pasteMenus(menus, copied, { range: { types: ['almoco'], dates: ['2026-05-07'] }, week })
    expect(said(pasted)).toEqual([...said(menus), '07 almoco Frango', '07 jantar Sopa'].toSorted())
  })

  it('keeps the ids of what stood there and gives none away', () => {
    const copied = copyMenus(menus, { types: ['almoco'], dates: ['2026-05-05'] })
    const pasted = pasteMenus(menus, copied, { range: { types: ['jantar'], dates: ['2026-05-06', '2026-05-07'] }, week })
    expect(pasted.slice(2)).toMatchObject([{ id: 3, dishes: [{ id: 30, name: 'Frango' }] }, { date: '2026-05-07' }])
    expect(pasted[3]).not.toHaveProperty('id')
    expect(pasted[3]?.dishes[0]).not.toHaveProperty('id')
  })

  it('takes cells of a spreadsheet: the dishes of each meal, with or without headings, and an empty cell changes nothing', () => {
    const cells = 'Arroz, feijão, frango assado\tMacarrão; salada de alface; Café com leite\n\t"Sopa\nPão"'
    const pasted = pasteMenus(menus, pastedMenus(cells), { range: { types: ['almoco'], dates: ['2026-05-05'] }, week })
    expect(pasted.find(({ date, mealType }) => date === '2026-05-06' && mealType === 'almoco')?.dishes).toEqual([
      { name: 'Macarrão', group: 'acompanhamento' },
      { name: 'salada de alface', group: 'salada' },
      { name: 'Café com leite', group: 'bebida' },
    ])
    expect(said(pasted)).toEqual(['05 almoco Arroz', '05 jantar Sopa', '06 almoco Macarrão', '06 jantar Sopa'])
    expect(pastedMenus(`\t05/05\t06/05\nAlmoço\t${cells.split('\n')[0]}`)).toEqual(pastedMenus(cells.split('\n')[0] ?? ''))
  })

  it('gives what was copied to other programs as cells', () => {
    expect(cellsOf(copyMenus(menus, { types: week.types, dates: ['2026-05-05', '2026-05-06'] }))).toBe('Frango\t\nSopa\tPeixe')
  })

  it('repeats a day where menus lack, and leaves the others alone', () => {
    expect(said(repeatDay(menus, '2026-05-05', week))).toEqual([
      '05 almoco Frango',
      '05 jantar Sopa',
      '06 almoco Frango',
      '06 jantar Peixe',
      '07 almoco Frango',
      '07 jantar Sopa',
    ])
    expect(repeatDay(menus, '2026-05-07', week)).toEqual(menus)
    // A value that was typed wrong is wrong once.
    const [typed, ...others] = menus
    const wrong = [{ ...typed, kcal: '1.2OO' as never } as HeldMenu, ...others]
    expect(
      repeatDay(wrong, '2026-05-05', week)
        .filter(({ mealType }) => mealType === 'almoco')
        .map(({ kcal }) => kcal),
    ).toEqual(['1.2OO', null, null])
  })

  it('goes from meal to meal and from day to day', () => {
    expect(nextMeal(week, { date: '2026-05-05', type: 'almoco' })).toEqual({ date: '2026-05-05', type: 'jantar' })
    expect(nextMeal(week, { date: '2026-05-05', type: 'jantar' })).toEqual({ date: '2026-05-06', type: 'almoco' })
    expect(nextMeal(week, { date: '2026-05-07', type: 'jantar' })).toBeUndefined()
  })

  it('takes menus away', () => expect(said(clearMenus(menus, { types: ['jantar'], dates: week.dates }))).toEqual(['05 almoco Frango']))
})
