import { describe, expect, it } from 'vitest'
import type { Route } from '../../core/route.js'
import { furtherPages } from '../../entityPages.js'
import { routes as all } from '../../routes.js'
import { cardLooks, pagesBelow } from './cards.js'

const routes = all.filter((route) => !(furtherPages as readonly Route[]).includes(route))
const below = (path: string) => {
  const home = routes.find((route) => route.path === path)
  return home ? pagesBelow(routes, home).map((route) => route.path) : []
}
const memos = '/administrativo/solicitacoes-servico'

describe('cards of a home', () => {
  it('lead from the dashboard into every area', () => {
    expect(below('/dashboard')).toEqual(['/administrativo', '/competicoes', '/escola', '/esporte-queremos', '/pessoas'])
  })

  it.each([
    {
      home: '/administrativo',
      pages: ['/administrativo/departamentos', '/administrativo/funcoes', '/administrativo/fiscalizacoes', memos],
    },
    {
      home: '/administrativo/fiscalizacoes',
      pages: ['/administrativo/fiscalizacoes/questionarios', '/administrativo/fiscalizacoes/vistorias'],
    },
    { home: '/escola', pages: ['/escola/niveis-turma'] },
    { home: '/competicoes/evento/{eventoId}', pages: ['/competicoes/evento/{eventoId}/refeitorios'] },
  ])('lead from $home to the pages below it', ({ home, pages }) => {
    expect(below(home)).toEqual(pages)
  })

  it('have a look of their own for every page they lead to', () => {
    const homes = routes.filter((route) => route.kind === 'home')
    const withoutLook = homes.flatMap((home) => pagesBelow(routes, home)).filter((route) => !cardLooks[route.path])
    // The event's own home is reached from its list, so it needs no card.
    expect(withoutLook.map((route) => route.path)).toEqual([])
  })
})
