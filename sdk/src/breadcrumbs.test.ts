import { describe, expect, it, test } from 'vitest'
import { contracts } from './contracts.js'
import { matchRoute } from './core/matchRoute.js'
import { locales } from './core/locale.js'
import { createTranslator } from './locale/createTranslator.js'
import { loadCatalogue } from './locale/loadCatalogue.js'
import type { RouteTitles } from './navigation/routeTitles.js'
import { routes } from './routes.js'
import { pageLabel } from './shell/page/pageLabel.js'
import { breadcrumbTrail, type Crumb } from './shell/topbar/breadcrumbTrail.js'

/** Every page and its title in pt-BR, en-US and es-ES. */
const titles: readonly (readonly [path: string, ...string[]])[] = [
  ['/login', 'Entrar', 'Sign in', 'Iniciar sesión'],
  ['/recuperar-senha', 'Recuperar a senha', 'Recover the password', 'Recuperar la contraseña'],
  ['/sessao-expirada', 'Sua sessão expirou', 'Your session has expired', 'Su sesión ha expirado'],
  ['/dashboard', 'Painel', 'Dashboard', 'Panel'],
  ['/administrativo', 'Administrativo', 'Administrative', 'Administrativo'],
  ['/administrativo/departamentos', 'Departamentos', 'Departments', 'Departamentos'],
  ['/administrativo/departamentos/{id}', 'Departamento', 'Department', 'Departamento'],
  ['/administrativo/funcoes', 'Funções', 'Functions', 'Funciones'],
  ['/administrativo/fiscalizacoes', 'Fiscalizações', 'Inspections', 'Inspecciones'],
  ['/administrativo/fiscalizacoes/questionarios', 'Questionários', 'Questionnaires', 'Cuestionarios'],
  ['/administrativo/fiscalizacoes/questionarios/{id}', 'Questionário', 'Questionnaire', 'Cuestionario'],
  ['/administrativo/fiscalizacoes/vistorias', 'Vistorias', 'Site visits', 'Visitas de inspección'],
  ['/administrativo/fiscalizacoes/vistorias/{id}', 'Vistoria', 'Site visit', 'Visita de inspección'],
  ['/administrativo/solicitacoes-servico', 'Memorando de serviço', 'Service memo', 'Memorando de servicio'],
  ['/administrativo/solicitacoes-servico/solicitacoes', 'Solicitações', 'Requests', 'Solicitudes'],
  ['/administrativo/solicitacoes-servico/solicitacoes/{id}', 'Solicitação', 'Request', 'Solicitud'],
  ['/administrativo/solicitacoes-servico/fornecedores', 'Fornecedores', 'Suppliers', 'Proveedores'],
  ['/administrativo/solicitacoes-servico/fornecedores/{id}', 'Fornecedor', 'Supplier', 'Proveedor'],
  ['/administrativo/solicitacoes-servico/licitacoes', 'Licitações', 'Tenders', 'Licitaciones'],
  ['/administrativo/solicitacoes-servico/licitacoes/{id}', 'Licitação', 'Tender', 'Licitación'],
  ['/administrativo/solicitacoes-servico/licitacoes/{licitacaoId}/lotes/{id}', 'Lote', 'Lot', 'Lote'],
  ['/administrativo/solicitacoes-servico/regioes', 'Regiões', 'Regions', 'Regiones'],
  ['/administrativo/solicitacoes-servico/regioes/{id}', 'Região', 'Region', 'Región'],
  ['/administrativo/solicitacoes-servico/gms', 'GMS', 'GMS', 'GMS'],
  ['/administrativo/solicitacoes-servico/gms/material-servico', 'Materiais e serviços', 'Materials and services', 'Materiales y servicios'],
  ['/administrativo/solicitacoes-servico/gms/material-servico/{id}', 'Material e serviço', 'Material and service', 'Material y servicio'],
  ['/administrativo/solicitacoes-servico/gms/grupos', 'Grupos', 'Groups', 'Grupos'],
  ['/administrativo/solicitacoes-servico/gms/classes', 'Classes', 'Classes', 'Clases'],
  ['/competicoes', 'Competições', 'Competitions', 'Competiciones'],
  ['/competicoes/eventos', 'Eventos', 'Events', 'Eventos'],
  ['/competicoes/eventos/{id}', 'Evento', 'Event', 'Evento'],
  ['/competicoes/evento/{eventoId}', 'Evento', 'Event', 'Evento'],
  ['/competicoes/evento/{eventoId}/refeitorios', 'Refeitórios', 'Canteens', 'Comedores'],
  ['/competicoes/evento/{eventoId}/refeitorios/{id}', 'Refeitório', 'Canteen', 'Comedor'],
  ['/escola', 'Escola', 'School', 'Escuela'],
  ['/escola/niveis-turma', 'Níveis de turma', 'Class levels', 'Niveles de clase'],
  ['/esporte-queremos', 'Esporte que Queremos', 'Sports program', 'Deporte que Queremos'],
  ['/esporte-queremos/organizacoes', 'Organizações', 'Organizations', 'Organizaciones'],
  ['/esporte-queremos/organizacoes/{id}', 'Organização', 'Organization', 'Organización'],
  ['/pessoas', 'Pessoas', 'People', 'Personas'],
  ['/pessoas/{id}', 'Pessoa', 'Person', 'Persona'],
  ['/painel/resumo', 'Resumo do dia', 'Summary of the day', 'Resumen del día'],
]

const memos = '/administrativo/solicitacoes-servico'

async function trail(pathname: string, { locale = 'pt-BR', titles }: { locale?: (typeof locales)[number]; titles?: RouteTitles } = {}) {
  const match = matchRoute(routes, pathname)
  if (!match) throw new Error(`no page at ${pathname}`)
  const { title } = createTranslator(locale, await loadCatalogue(locale))
  const read = ({ label }: Pick<Crumb, 'label'>) =>
    'text' in label ? label.text : [title(label.title), label.suffix].filter(Boolean).join(' ')
  const { earlier, shown } = breadcrumbTrail(routes, match, titles)
  const page = read({ label: pageLabel(match.route, match.params, titles) })
  return { earlier: earlier.map(read), shown: shown.map(read), links: [...earlier, ...shown].map(({ to }) => to), page }
}

describe('breadcrumb (specification, section 2)', () => {
  test('The trail is built from the current route and its parent chain, using each route’s name, title and declared parent.', async () => {
    const { earlier, shown } = await trail(`${memos}/licitacoes/7/lotes/3`)
    expect([...earlier, ...shown]).toEqual(['Início', 'Administrativo', 'Memorando de serviço', 'Licitações', 'Licitação #7', 'Lote #3'])
  })

  test('Labels can be overridden at runtime by setting a title for a route name.', async () => {
    const { shown, page } = await trail('/competicoes/evento/9', { titles: { eventHome: 'Jogos Abertos 2026' } })
    expect([shown.at(-1), page]).toEqual(['Jogos Abertos 2026', 'Jogos Abertos 2026'])
  })

  test('Route parameters are carried into each crumb’s link.', async () => {
    expect((await trail(`${memos}/licitacoes/7/lotes/3`)).links.slice(-2)).toEqual([
      `${memos}/licitacoes/7`,
      `${memos}/licitacoes/7/lotes/3`,
    ])
    expect((await trail('/competicoes/evento/9/refeitorios/2')).links.slice(-3)).toEqual([
      '/competicoes/evento/9',
      '/competicoes/evento/9/refeitorios',
      '/competicoes/evento/9/refeitorios/2',
    ])
  })

  test.each([
    ['pt-BR', 'Início'],
    ['en-US', 'Home'],
    ['es-ES', 'Inicio'],
  ] as const)('The first crumb is labelled "inicio" and links to /: in %s it reads %s', async (locale, first) => {
    const { earlier, links } = await trail('/pessoas/4', { locale })
    expect([earlier[0], links[0]]).toEqual([first, '/'])
  })

  test.each([
    ['/dashboard', [], ['Início', 'Painel']],
    ['/pessoas', [], ['Início', 'Pessoas']],
    ['/pessoas/4', ['Início'], ['Pessoas', 'Pessoa #4']],
    [`${memos}/gms/grupos`, ['Início', 'Administrativo', 'Memorando de serviço'], ['GMS', 'Grupos']],
  ])('Only the last 2 crumbs show. Earlier crumbs go into a popup menu: %s', async (pathname, earlier, shown) => {
    expect(await trail(pathname)).toMatchObject({ earlier, shown })
  })

  it.each(locales)('Labels are translated when a translation exists: every title in %s', async (locale) => {
    const texts: Readonly<Record<string, string>> = await loadCatalogue(locale)
    expect(routes.map(({ path, title }) => [path, texts[title as string]])).toEqual(
      titles.map(([path, ...inLanguages]) => [path, inLanguages[locales.indexOf(locale)]]),
    )
  })

  it.each(locales)('One thing has one word in %s: an entity in its list, its form and its page', async (locale) => {
    const texts: Readonly<Record<string, string>> = await loadCatalogue(locale)
    const pages = contracts.flatMap(({ contract: { path }, messages }) => {
      const { singular, plural } = messages[locale]
      return routes
        .filter((route) => route.path === path || route.path === `${path}/{id}`)
        .map((route) => [route.path, texts[route.title as string], route.path === path ? plural : singular])
    })
    expect(pages.length).toBeGreaterThan(25)
    for (const [path, title, word] of pages) expect([path, title]).toEqual([path, word])
  })

  it.each(locales)('One thing has one word in %s: the sign-in in its page, its heading and its button', async (locale) => {
    const texts: Readonly<Record<string, string>> = await loadCatalogue(locale)
    const words = ['routes.login', 'screens.signIn.title', 'account.signIn'].map((key) => texts[key])
    expect(new Set(words).size, words.join(' · ')).toBe(1)
    expect(texts['routes.passwordRecovery']).toBe(texts['account.recover.title'])
  })
})

describe('Page titles: "Novo" for new records, otherwise a short label plus "#id".', () => {
  test.each([
    ['/pessoas/novo', 'pt-BR', 'Novo'],
    ['/pessoas/novo', 'en-US', 'New'],
    ['/pessoas/novo', 'es-ES', 'Nuevo'],
    ['/pessoas/12', 'pt-BR', 'Pessoa #12'],
    ['/administrativo/departamentos/4', 'en-US', 'Department #4'],
    [`${memos}/licitacoes/7/lotes/3`, 'es-ES', 'Lote #3'],
    ['/pessoas', 'pt-BR', 'Pessoas'],
  ] as const)('%s in %s is %s', async (pathname, locale, title) => {
    expect((await trail(pathname, { locale })).page).toBe(title)
  })
})

// Design, section 9, "parents for breadcrumbs".
test('Each route has a parent route used for breadcrumbs: all but the pages directly under Início', () => {
  const named = new Set<string>(routes.map(({ name }) => name))
  const parents = new Map<string, string | undefined>(routes.map((route) => [route.name, 'parent' in route ? route.parent : undefined]))
  expect([...parents.values()].filter((parent) => parent !== undefined && !named.has(parent))).toEqual([])
  expect([...parents].flatMap(([name, parent]) => (parent === undefined ? [name] : []))).toEqual([
    ...['login', 'passwordRecovery', 'sessionExpired', 'dashboard'],
    ...['administrative', 'competitions', 'school', 'sportsProgramme', 'people'],
  ])
})
// Design, section 9, "parents for breadcrumbs".
test.each([
  ['event', 'events'],
  ['eventHome', 'events'],
  ['canteens', 'eventHome'],
  ['canteen', 'canteens'],
  ['lot', 'tender'],
  ['inspections', 'administrative'],
  ['serviceMemos', 'administrative'],
  ['gms', 'serviceMemos'],
])('Each route has a parent route used for breadcrumbs: %s stands under %s', (name, parent) => {
  expect(routes.find((route) => route.name === name)).toHaveProperty('name', name)
  const route: { readonly parent?: string } | undefined = routes.find((candidate) => candidate.name === name)
  expect(route?.parent).toBe(parent)
})
