import { describe, expect, it } from 'vitest'
import { carryParams, matchRoute } from '../../core/matchRoute.js'
import { defineRoute, type Route, type RouteParams } from '../../core/route.js'
import type { RouteTitles } from '../../navigation/routeTitles.js'
import { breadcrumbTrail, type Crumb } from './breadcrumbTrail.js'

const routes: readonly Route[] = [
  defineRoute({ name: 'root', path: '/', title: 'root', kind: 'home' }),
  defineRoute({ name: 'dashboard', path: '/dashboard', title: 'Painel', kind: 'home', parent: 'root' }),
  defineRoute({ name: 'memos', path: '/memorandos', title: 'Memorandos', kind: 'home', parent: 'root' }),
  defineRoute({ name: 'tenders', path: '/memorandos/licitacoes', title: 'Licitações', kind: 'list', parent: 'memos' }),
  defineRoute({ name: 'tender', path: '/memorandos/licitacoes/{id}', title: 'Licitação', kind: 'form', parent: 'tenders' }),
  defineRoute({ name: 'lot', path: '/memorandos/licitacoes/{licitacaoId}/lotes/{id}', title: 'Lote', kind: 'form', parent: 'tender' }),
  defineRoute({ name: 'events', path: '/eventos', title: 'Eventos', kind: 'list', parent: 'root' }),
  defineRoute({ name: 'event', path: '/eventos/{id}', title: 'Evento', kind: 'form', parent: 'events' }),
  defineRoute({ name: 'eventHome', path: '/evento/{eventoId}', title: 'Início do evento', kind: 'home', parent: 'events' }),
  defineRoute({ name: 'canteens', path: '/evento/{eventoId}/refeitorios', title: 'Refeitórios', kind: 'list', parent: 'eventHome' }),
  defineRoute({ name: 'loop', path: '/volta', title: 'Volta', kind: 'list', parent: 'loop' }),
  defineRoute({ name: 'orphan', path: '/sem-pai', title: 'Sem pai', kind: 'list', parent: 'missing' }),
]

const read = ({ label, to }: Crumb) =>
  `${'text' in label ? label.text : [label.title as string, label.suffix].filter(Boolean).join(' ')} → ${to}`

function trail(pathname: string, titles?: RouteTitles) {
  const match = matchRoute(routes, pathname)
  if (!match) throw new Error(`no route for ${pathname}`)
  const { earlier, shown } = breadcrumbTrail(routes, match, titles)
  return { earlier: earlier.map(read), shown: shown.map(read) }
}

describe('breadcrumb', () => {
  it.each([
    { pathname: '/dashboard', earlier: [], shown: ['shell.home → /', 'Painel → /dashboard'] },
    {
      pathname: '/memorandos/licitacoes',
      earlier: ['shell.home → /'],
      shown: ['Memorandos → /memorandos', 'Licitações → /memorandos/licitacoes'],
    },
    {
      pathname: '/memorandos/licitacoes/novo',
      earlier: ['shell.home → /', 'Memorandos → /memorandos'],
      shown: ['Licitações → /memorandos/licitacoes', 'common.action.new → /memorandos/licitacoes/novo'],
    },
    {
      pathname: '/memorandos/licitacoes/7/lotes/3',
      earlier: ['shell.home → /', 'Memorandos → /memorandos', 'Licitações → /memorandos/licitacoes'],
      shown: ['Licitação #7 → /memorandos/licitacoes/7', 'Lote #3 → /memorandos/licitacoes/7/lotes/3'],
    },
    {
      pathname: '/evento/9/refeitorios',
      earlier: ['shell.home → /', 'Eventos → /eventos'],
      shown: ['Início do evento #9 → /evento/9', 'Refeitórios → /evento/9/refeitorios'],
    },
    { pathname: '/volta', earlier: [], shown: ['shell.home → /', 'Volta → /volta'] },
    { pathname: '/sem-pai', earlier: [], shown: ['shell.home → /', 'Sem pai → /sem-pai'] },
  ])('leads back from $pathname', ({ pathname, earlier, shown }) => {
    expect(trail(pathname)).toEqual({ earlier, shown })
  })

  it('calls a page by the title set at run time', () => {
    expect(trail('/evento/9/refeitorios', { eventHome: 'Jogos Abertos 2026' }).shown[0]).toBe('Jogos Abertos 2026 → /evento/9')
  })
})

describe('parameters carried from page to page', () => {
  it.each([
    { path: '/eventos/{id}', params: { eventoId: '9' }, expected: { id: '9' } },
    { path: '/evento/{eventoId}', params: { id: '9' }, expected: { eventoId: '9' } },
    { path: '/licitacoes/{id}', params: { licitacaoId: '7', id: 'novo' }, expected: { id: '7' } },
    { path: '/evento/{eventoId}/refeitorios', params: { eventoId: '9', id: '2' }, expected: { eventoId: '9' } },
  ] as readonly { path: string; params: RouteParams; expected: RouteParams }[])('$params lead to $path', ({ path, params, expected }) => {
    expect(carryParams({ path }, params)).toMatchObject(expected)
  })
})
