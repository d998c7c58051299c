import { describe, expect, it, test } from 'vitest'
import { carryParams, matchRoute, routePath } from './core/matchRoute.js'
import type { MenuEntry } from './core/menu.js'
import type { Area, Route } from './core/route.js'
import { furtherPages } from './entityPages.js'
import { routes as english } from './locale/en-US/routes.js'
import { routes as spanish } from './locale/es-ES/routes.js'
import { routes as portuguese } from './locale/pt-BR/routes.js'
import { menus } from './menus.js'
import { routes } from './routes.js'
import { areasOf, currentEntry, menuOf, placedRoute } from './shell/menu/menuOf.js'

type Texts = Readonly<Record<string, string>>
interface AreaMenu {
  readonly area: Area
  /** From the specification's section 2, otherwise from the design's section 9. */
  readonly sentence: string
  readonly pt: string
  readonly en: string
  readonly es: string
}

const listed: readonly AreaMenu[] = [
  {
    area: 'dashboard',
    sentence: 'Dashboard menu: dashboard, administrative, competitions, sports programme, and Pessoas under Recursos Humanos.',
    pt: 'Painel, Administrativo, Competições, Esporte que Queremos, Recursos Humanos: Pessoas',
    en: 'Dashboard, Administrative, Competitions, Sports program, Human resources: People',
    es: 'Panel, Administrativo, Competiciones, Deporte que Queremos, Recursos Humanos: Personas',
  },
  {
    area: 'administrative',
    sentence: 'Administrative menu: início, departamento, função, memorando de serviço.',
    pt: 'Início, Departamento, Função, Memorando de serviço',
    en: 'Home, Department, Function, Service memo',
    es: 'Inicio, Departamento, Función, Memorando de servicio',
  },
  {
    area: 'inspections',
    sentence: 'Inspection menu: questionário, vistoria.',
    pt: 'Questionário, Vistoria',
    en: 'Questionnaire, Site visit',
    es: 'Cuestionario, Visita de inspección',
  },
  {
    area: 'service-memos',
    sentence: 'Service-memo menu: fornecedor, licitação, GMS, região, solicitação.',
    pt: 'Fornecedor, Licitação, GMS, Região, Solicitação',
    en: 'Supplier, Tender, GMS, Region, Request',
    es: 'Proveedor, Licitación, GMS, Región, Solicitud',
  },
  {
    area: 'gms',
    sentence: 'GMS menu: grupo, classe, material e serviço.',
    pt: 'Grupo, Classe, Material e serviço',
    en: 'Group, Class, Material and service',
    es: 'Grupo, Clase, Material y servicio',
  },
  {
    area: 'competitions',
    sentence: 'competition menu contents not shown: início, eventos',
    pt: 'Início, Eventos',
    en: 'Home, Events',
    es: 'Inicio, Eventos',
  },
  {
    area: 'event',
    sentence: 'event menu (início, formulário, refeitório).',
    pt: 'Início, Formulário, Refeitório',
    en: 'Home, Form, Canteen',
    es: 'Inicio, Formulario, Comedor',
  },
  {
    area: 'sports-programme',
    sentence: 'Sports-programme menu: início, Organização.',
    pt: 'Início, Organização',
    en: 'Home, Organization',
    es: 'Inicio, Organización',
  },
  {
    area: 'school',
    sentence: 'the school area’s menu: início, níveis de turma',
    pt: 'Início, Níveis de turma',
    en: 'Home, Class levels',
    es: 'Inicio, Niveles de clase',
  },
]

const all: readonly Route[] = routes
const isSpecified = ({ route }: MenuEntry) => !(furtherPages as readonly Route[]).some(({ name }) => name === route)

describe('the menu changes by area (specification, section 2)', () => {
  it.each(listed)('$sentence', ({ area, pt, en, es }) => {
    expect([read(area, portuguese), read(area, english), read(area, spanish)]).toEqual([pt, en, es])
  })

  it('covers every area that has a menu', () => {
    expect(listed.map(({ area }) => area).sort()).toEqual(Object.keys(menus).sort())
  })

  it('gives every entry a drawing', () => {
    const entries = Object.values(menus).flatMap((sections) => sections.flatMap((section) => section.entries))
    expect(entries.filter(({ icon }) => !icon)).toEqual([])
  })
})

describe('the current entry', () => {
  test.each([
    ['/administrativo/departamentos/4', 'departments'],
    ['/administrativo/funcoes', 'functions'],
    ['/administrativo/fiscalizacoes/vistorias/novo', 'siteVisits'],
    ['/administrativo/solicitacoes-servico/licitacoes/7/lotes/3', 'tenders'],
    ['/administrativo/solicitacoes-servico/solicitacoes/9', 'serviceRequests'],
    ['/administrativo/solicitacoes-servico/gms/material-servico/2', 'materials'],
    ['/competicoes/eventos/7', 'events'],
    ['/competicoes/evento/7', 'eventHome'],
    ['/competicoes/evento/7/refeitorios/2', 'canteens'],
    ['/escola/niveis-turma', 'classLevels'],
    ['/esporte-queremos/organizacoes/5', 'organizations'],
    ['/pessoas/12', 'people'],
  ])('at %s is %s', (pathname, entry) => {
    const route = matchRoute(all, pathname)?.route
    expect(currentEntry(all, menuOf(menus, route), route)).toBe(entry)
  })

  it('is one of the menu’s on every page but the homes that their own menu does not list', () => {
    const without = all.filter((route) => route.kind !== 'public' && !currentEntry(all, menuOf(menus, route), route))
    expect(without.map(({ name }) => name)).toEqual(['inspections', 'serviceMemos', 'gms'])
  })
})

describe('the way across', () => {
  const areas = (pathname: string) => areasOf({ menus, routes: all }, matchRoute(all, pathname)?.route)

  it('leads from every area to every other one and to people, each with a drawing', () => {
    const names = 'dashboard administrative inspections serviceMemos gms competitions school sportsProgramme people'.split(' ')
    const away = ['/administrativo/departamentos/4', '/competicoes/evento/7/refeitorios', '/escola', '/administrativo/fiscalizacoes']
    for (const pathname of away) expect(areas(pathname).map(({ route }) => route)).toEqual(names)
    expect(areas('/escola').filter(({ icon }) => !icon)).toEqual([])
    expect(new Set(areas('/escola').map(({ icon }) => icon)).size).toBe(names.length)
  })

  it.each(['/dashboard', '/pessoas/12', '/painel/resumo', '/nada'])(
    'is not needed at %s, where the menu is that of all areas',
    (pathname) => {
      expect(areas(pathname)).toEqual([])
    },
  )
})

// Design, section 9: "the event menu's “formulário” opens /competicoes/eventos/{id} with the event's id".
test('the event menu carries the event’s number into every entry', () => {
  const match = matchRoute(all, '/competicoes/evento/41/refeitorios/2')
  const entries = menus.event.flatMap((section) => section.entries)
  const addresses = entries.map((entry) => {
    const route = all.find(({ name }) => name === entry.route)
    return route && routePath(route, carryParams(route, match?.params ?? {}))
  })
  expect(addresses).toEqual(['/competicoes/evento/41', '/competicoes/eventos/41', '/competicoes/evento/41/refeitorios'])
})

test.each([
  ['/competicoes/eventos/41', 'event'],
  ['/competicoes/evento/41', 'eventHome'],
  ['/competicoes/evento/41/refeitorios', 'canteens'],
  ['/competicoes/evento/41/refeitorios/2', 'canteens'],
  ['/competicoes/evento/41/refeitorios/novo', 'canteens'],
])('an event keeps its own menu at %s, each entry with its number', (pathname, current) => {
  const match = matchRoute(all, pathname)
  const page = placedRoute(match)
  expect(menuOf(menus, page)).toBe(menus.event)
  expect(currentEntry(all, menus.event, page)).toBe(current)
  const addresses = menus.event.flatMap(({ entries }) =>
    entries.map((entry) => {
      const route = all.find(({ name }) => name === entry.route)
      return route && routePath(route, carryParams(route, match?.params ?? {}))
    }),
  )
  expect(addresses).toEqual(['/competicoes/evento/41', '/competicoes/eventos/41', '/competicoes/evento/41/refeitorios'])
})

test('an event that is not there yet has the menu of competitions', () => {
  expect(menuOf(menus, placedRoute(matchRoute(all, '/competicoes/eventos/novo')))).toBe(menus.competitions)
})

/** A menu as text: headings with a colon, entries with commas. */
function read(area: Area, texts: Texts): string {
  const sections = menus[area].map(({ label, entries }) => {
    const words = entries.filter(isSpecified).map((entry) => texts[(entry.label ?? `routes.${entry.route}`) as string])
    return `${label ? `${texts[label as string]}: ` : ''}${words.join(', ')}`
  })
  return sections.join(', ')
}
