import { describe, expect, it } from 'vitest'
import type { Menus } from '../core/menu.js'
import { defineRoute, type Route } from '../core/route.js'
import { areaTitle, currentEntry, menuOf } from './menu.js'

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

  it('names the area above its menu', () => {
    expect(areaTitle(routes, form)).toBe('Administrativo')
    expect(areaTitle(routes, people)).toBeUndefined()
  })
})
