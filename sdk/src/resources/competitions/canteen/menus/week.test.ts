import { describe, expect, it } from 'vitest'
import { pastedText, weekTexts } from './messages.js'
import { pastedMenus } from './pastedMenus.js'
import { cellsOf, clearMenus, copyMenus, countLeftOut, type HeldMenu, nextMeal, pasteMenus, repeatDay, weekOf } from './week.js'

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
    expect(said(pasteMenus(menus, { menus: copied }, { range: { types: ['almoco'], dates: week.dates }, week }))).toEqual([
      '05 almoco Frango',
      '05 jantar Sopa',
      '06 almoco Frango',
      '06 jantar Peixe',
      '07 almoco Frango',
    ])
  })

  it('puts one day over others, and what the day lacks goes', () => {
    const copied = copyMenus(menus, { types: week.types, dates: ['2026-05-06'] })
    const pasted = pasteMenus(menus, { menus: copied }, { range: { types: week.types, dates: ['2026-05-05', '2026-05-07'] }, week })
    expect(said(pasted)).toEqual(['05 jantar Peixe', '06 jantar Peixe', '07 jantar Peixe'])
  })

  it('lets one cell grow to what was copied, and ends with the week', () => {
    const copied = copyMenus(menus, { types: week.types, dates: ['2026-05-05', '2026-05-06'] })
    const pasted = pasteMenus(menus, { menus: copied }, { range: { types: ['almoco'], dates: ['2026-05-07'] }, week })
    expect(said(pasted)).toEqual([...said(menus), '07 almoco Frango', '07 jantar Sopa'].toSorted())
  })

  it('keeps the ids of what stood there and gives none away', () => {
    const copied = copyMenus(menus, { types: ['almoco'], dates: ['2026-05-05'] })
    const pasted = pasteMenus(menus, { menus: copied }, { range: { types: ['jantar'], dates: ['2026-05-06', '2026-05-07'] }, week })
    expect(pasted.slice(2)).toMatchObject([{ id: 3, dishes: [{ id: 30, name: 'Frango' }] }, { date: '2026-05-07' }])
    expect(pasted[3]).not.toHaveProperty('id')
    expect(pasted[3]?.dishes[0]).not.toHaveProperty('id')
  })

  it('takes cells of a spreadsheet: the dishes of each meal, with or without headings, and an empty cell changes nothing', () => {
    const cells = 'Arroz, feijão, frango assado\tMacarrão; salada de alface; Café com leite\n\t"Sopa\nPão"'
    const pasted = pasteMenus(menus, pastedMenus(cells, week), { range: { types: ['almoco'], dates: ['2026-05-05'] }, week })
    expect(pasted.find(({ date, mealType }) => date === '2026-05-06' && mealType === 'almoco')?.dishes).toEqual([
      { name: 'Macarrão', group: 'acompanhamento' },
      { name: 'salada de alface', group: 'salada' },
      { name: 'Café com leite', group: 'bebida' },
    ])
    expect(said(pasted)).toEqual(['05 almoco Arroz', '05 jantar Sopa', '06 almoco Macarrão', '06 jantar Sopa'])
  })

  const single = { range: { types: ['almoco'], dates: ['2026-05-05'] }, week }
  it.each([
    ['titles, a head and meals', 'CARDÁPIO DA SEMANA\nRefeição\tTerça 05/05\tQuarta-feira 06/05\n', '05', '06'],
    ['a head with days of another week', 'Refeição\t12/05\t13/05/2026\n', '05', '06'],
    ['weekdays alone and an empty corner', '\tTER\tqua.\n', '05', '06'],
    ['dates that begin elsewhere', 'Dia\t06/05 (qua)\t7/5\n', '06', '07'],
    ['meals alone', '', '05', '06'],
  ])('puts a whole sheet where its headings say: %s', (_, head, first, second) => {
    const sheet = pastedMenus(`${head}Jantar (18h)\tSopa nova\tCaldo\nALMOÇO\tBife\tPeixada\n`, week)
    const pasted = said(pasteMenus([], sheet, single))
    expect(pasted).toEqual([`${first} almoco Bife`, `${first} jantar Sopa nova`, `${second} almoco Peixada`, `${second} jantar Caldo`])
    expect(countLeftOut(sheet, single)).toBe(0)
  })

  it('counts what has no place in the week', () => {
    const sheet = pastedMenus('\t06/05\t07/05\t08/05\nCafé da manhã\tPão\tBolo\tFruta\nAlmoço\tBife\tPeixe\tOvo', week)
    expect(said(pasteMenus([], sheet, single))).toEqual(['06 almoco Bife', '07 almoco Peixe'])
    expect(countLeftOut(sheet, single)).toBe(4)
    const texts = weekTexts['pt-BR']
    expect(pastedText(texts, { count: 2, left: 4 })).toMatch(/^2 cardápios colados\. 4 cardápios ficaram de fora:/)
    expect(pastedText(texts, { count: 0, left: 1 })).toMatch(/^1 cardápio ficou de fora:/)
    expect(pastedText(texts, { count: 0, left: 0 })).toMatch(/^Nada foi colado/)
    const block = pastedMenus('Arroz\tSopa\nFeijão\tPão\nBife\tOvo', week)
    expect(countLeftOut(block, single)).toBe(2)
  })

  it('takes a block without headings as it is, also when its first row is short or its first cell empty', () => {
    const short = pastedMenus('Arroz\t\nSopa\tPão', week)
    expect(said(pasteMenus([], short, single))).toEqual(['05 almoco Arroz', '05 jantar Sopa', '06 jantar Pão'])
    const gap = pastedMenus('\tArroz\nSopa\tPão', week)
    expect(said(pasteMenus([], gap, single))).toEqual(['05 jantar Sopa', '06 almoco Arroz', '06 jantar Pão'])
    const column = pastedMenus('Café com leite, pão\nSopa', week)
    expect(said(pasteMenus([], column, single))).toEqual(['05 almoco Café com leite', '05 jantar Sopa'])
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
