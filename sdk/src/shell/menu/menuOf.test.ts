import { describe, expect, it } from 'vitest'
import type { Menus } from '../../core/menu.js'
import { defineRoute, type Route } from '../../core/route.js'
import { areaTitle, currentEntry, menuOf, placedRoute, submenuOf } from './menuOf.js'

const home = defineRoute({ name: 'administrative', path: '/a', title: 'Administrativo', kind: 'home', menu: 'administrative' })
const list = defineRoute({
  name: 'departments',
  path: '/a/d',
  title: 'Departamentos',
  kind: 'list',
  parent: 'administrative',
  menu: 'administrative',
})
const form = defineRoute({
  name: 'department',
  path: '/a/d/{id}',
  title: 'Departamento',
  kind: 'form',
  parent: 'departments',
  menu: 'administrative',
})
const other = defineRoute({ name: 'other', path: '/a/o', title: 'Outra', kind: 'list', parent: 'administrative', menu: 'administrative' })
const people = defineRoute({ name: 'people', path: '/p', title: 'Pessoas', kind: 'list' })
const routes: readonly Route[] = [home, list, form, other, people]
const sections = [{ entries: [{ route: 'administrative' }, { route: 'departments' }] }]
const dashboard = [{ entries: [{ route: 'people' }] }]
const menus = { dashboard, administrative: sections } as unknown as Menus

describe('the menu of a page', () => {
  it('is its area’s, or the dashboard’s when it has none', () => {
    expect(menuOf(menus, list)).toBe(sections)
    expect(menuOf(menus, people)).toBe(dashboard)
    expect(menuOf(menus, undefined)).toBe(dashboard)
  })

  it.each([
    { page: 'a list', route: list, entry: 'departments' },
    { page: 'a form, through its list', route: form, entry: 'departments' },
    { page: 'a page without an entry, through its area', route: other, entry: 'administrative' },
    { page: 'an unknown address', route: undefined, entry: undefined },
  ])('marks where $page stands', ({ route, entry }) => {
    expect(currentEntry(routes, sections, route)).toBe(entry)
  })

  it.each([
    { where: 'slim, on another area’s page', menuMode: 'slim', page: people, expected: ['administrative', 'departments'] },
    { where: 'horizontal, at an unknown address', menuMode: 'horizontal', page: undefined, expected: ['administrative', 'departments'] },
    { where: 'slim-plus, inside the area itself', menuMode: 'slim-plus', page: list, expected: undefined },
    { where: 'static, where the entry is a link', menuMode: 'static', page: people, expected: undefined },
  ] as const)('flies out beside an area’s entry in $where', ({ menuMode, page, expected }) => {
    const entry = { route: 'administrative' }
    const all = { dashboard: [{ entries: [entry] }], administrative: sections } as unknown as Menus
    expect(submenuOf({ menus: all, routes, entry, menuMode }, page)?.map(({ route }) => route)).toEqual(expected)
  })

  it('has nothing flying out beside an entry that leads to a list', () => {
    expect(submenuOf({ menus, routes, entry: { route: 'departments' }, menuMode: 'slim' }, people)).toBeUndefined()
  })

  it('is that of an existing record where it has one, and not of a new one', () => {
    const event = defineRoute({ name: 'event', path: '/e/{id}', title: 'Evento', kind: 'form', menu: 'competitions', recordMenu: 'event' })
    expect(placedRoute({ route: event, params: { id: '7' } })?.menu).toBe('event')
    expect(placedRoute({ route: event, params: { id: 'novo' } })?.menu).toBe('competitions')
    expect(placedRoute({ route: form, params: { id: '7' } })).toBe(form)
    expect(placedRoute(undefined)).toBeUndefined()
  })

  it('names the area above its menu', () => {
    expect(areaTitle(routes, form)).toBe('Administrativo')
    expect(areaTitle(routes, people)).toBeUndefined()
  })
})
