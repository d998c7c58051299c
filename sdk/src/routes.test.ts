import { describe, expect, test } from 'vitest'
import { contracts } from './contracts.js'
import { matchRoute } from './core/matchRoute.js'
import type { Route } from './core/route.js'
import { catalogue as english } from './locale/en-US/catalogue.js'
import { catalogue as spanish } from './locale/es-ES/catalogue.js'
import { catalogue as portuguese } from './locale/pt-BR/catalogue.js'
import { entityScreens, furtherPages } from './entityPages.js'
import { menus } from './menus.js'
import { routes } from './routes.js'
import { builtEntities } from './testing/builtEntities.js'

const memos = '/administrativo/solicitacoes-servico'
// Section 2 of the specification, in its order.
const specified = `
/dashboard home
/administrativo home
/administrativo/departamentos list
/administrativo/departamentos/{id} form
/administrativo/funcoes list
/administrativo/fiscalizacoes home
/administrativo/fiscalizacoes/questionarios list
/administrativo/fiscalizacoes/questionarios/{id} form
/administrativo/fiscalizacoes/vistorias list
/administrativo/fiscalizacoes/vistorias/{id} form
${memos} home
${memos}/solicitacoes list
${memos}/solicitacoes/{id} form
${memos}/fornecedores list
${memos}/fornecedores/{id} form
${memos}/licitacoes list
${memos}/licitacoes/{id} form
${memos}/licitacoes/{licitacaoId}/lotes/{id} form
${memos}/regioes list
${memos}/regioes/{id} form
${memos}/gms home
${memos}/gms/material-servico list
${memos}/gms/material-servico/{id} form
${memos}/gms/grupos list
${memos}/gms/classes list
/competicoes home
/competicoes/eventos list
/competicoes/eventos/{id} form
/competicoes/evento/{eventoId} home
/competicoes/evento/{eventoId}/refeitorios list
/competicoes/evento/{eventoId}/refeitorios/{id} form
/escola home
/escola/niveis-turma list
/esporte-queremos home
/esporte-queremos/organizacoes list
/esporte-queremos/organizacoes/{id} form
/pessoas list
/pessoas/{id} form`
  .trim()
  .split('\n')

const all: readonly Route[] = routes
// Decision 0019: the summary of the day is not in the specification.
const own = all.filter((route) => !(furtherPages as readonly Route[]).includes(route) && route.name !== 'dailySummary')
const byName = new Map(all.map((route) => [route.name, route]))

describe('the route table', () => {
  test('holds the 38 addresses of the specification', () => {
    expect(specified).toHaveLength(38)
    expect(own.filter(({ kind }) => kind !== 'public').map(({ path, kind }) => `${path} ${kind}`)).toEqual(specified)
  })

  test('holds the public addresses', () => {
    expect(all.filter(({ kind }) => kind === 'public').map(({ path }) => path)).toEqual(['/login', '/recuperar-senha', '/sessao-expirada'])
  })

  test('has no name and no address twice', () => {
    expect(byName.size).toBe(all.length)
    expect(new Set(all.map(({ path }) => path.replace(/\{\w+\}/g, '{}'))).size).toBe(all.length)
  })

  test('leads from every address to its own page', () => {
    const addressOf = ({ path }: Route) => path.replace('{id}', 'novo').replace(/\{\w+\}/g, '7')
    for (const route of all) expect(matchRoute(all, addressOf(route))?.route.name, route.path).toBe(route.name)
  })

  test('calls a record by its number, however many zeros are written before it', () => {
    const idAt = (path: string) => matchRoute(all, path)?.params.id
    expect(['/pessoas/7', '/pessoas/007', '/pessoas/0', '/pessoas/novo'].map(idAt)).toEqual(['7', '7', '0', 'novo'])
  })

  test.each(['/', '/pessoas/abc', '/pessoas/-1', '/pessoas/novo/novo', '/competicoes/evento/novo', '/Pessoas', '/toString'])(
    'has no page at %s',
    (path) => {
      expect(matchRoute(all, path)).toBeUndefined()
    },
  )

  test('has a screen for every page but the lists and forms of entities that are not built yet', () => {
    const built = builtEntities.filter((entity) => 'columns' in entity).map(({ contract }) => contract.path)
    const isBuilt = ({ path, kind }: Route) => kind === 'home' || kind === 'public' || built.includes(path.replace(/\/\{id\}$/, ''))
    expect(all.filter(({ screen }) => screen).map(({ name }) => name)).toEqual(all.filter(isBuilt).map(({ name }) => name))
  })

  test('knows the page of every screen', () => {
    const views = new Set(all.flatMap((route) => Object.values(route.views ?? {})))
    expect(Object.keys(entityScreens).filter((name) => !byName.has(name) && !views.has(entityScreens[name]))).toEqual([])
  })

  test('leads up from every page to the home of an area', () => {
    for (const route of all) {
      const way = new Set<Route>()
      for (let step: Route | undefined = route; step; step = step.parent === undefined ? undefined : byName.get(step.parent)) {
        expect(way.has(step), `${route.name} goes in circles`).toBe(false)
        if (step.parent !== undefined) expect(byName.has(step.parent), step.parent).toBe(true)
        way.add(step)
      }
    }
  })

  test.each([
    ['event', 'events'],
    ['eventHome', 'events'],
    ['canteens', 'eventHome'],
    ['lot', 'tender'],
    ['gms', 'serviceMemos'],
    ['people', undefined],
  ])('puts %s under %s', (name, parent) => expect(byName.get(name)?.parent).toBe(parent))

  test('has a title in three languages for every page', () => {
    for (const texts of [portuguese, english, spanish] as Readonly<Record<string, string>>[]) {
      for (const { title } of all) expect(texts[title as string], title as string).toBeTruthy()
    }
  })

  test('names every title that there is: of a page without a list none is left over', () => {
    const named = new Set<unknown>(all.flatMap(({ title, recordTitle }) => [title, recordTitle]))
    expect(Object.keys(portuguese).filter((key) => /^routes\.\w+$/.test(key) && !named.has(key))).toEqual([])
  })

  test('gives every entity the address of its list, or of its form where it is listed in the form of the record above', () => {
    const isThere = (wanted: string, of: string) => all.some(({ path, kind }) => kind === of && path === wanted)
    const missing = contracts.filter(
      ({ contract: { path, parent } }) => !isThere(path, 'list') && !(parent && isThere(`${path}/{id}`, 'form')),
    )
    expect(missing.map(({ contract }) => contract.name)).toEqual([])
  })
})

describe('the menus', () => {
  test('lead to pages that exist, in words that exist', () => {
    for (const section of Object.values(menus).flat()) {
      const labels = [section.label, ...section.entries.map(({ label }) => label)].filter((label) => label !== undefined)
      for (const label of labels) expect(Object.keys(portuguese)).toContain(label)
      for (const { route } of section.entries) expect(byName.has(route), route).toBe(true)
    }
  })
})
