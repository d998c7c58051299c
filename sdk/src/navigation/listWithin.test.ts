import { expect, it } from 'vitest'
import { createMemoryNavigation } from './createMemoryNavigation.js'
import { isMoveWithin, listWithin } from './listWithin.js'

const at = (address: string) => {
  const page = createMemoryNavigation(address)
  const here = () => page.getLocation().pathname + page.getLocation().search
  return { page, here, list: listWithin(page, { prefix: 'lotes', listPath: '/licitacoes/7/lotes' }) }
}

it('a list within a page reads its own parameters alone, at its own path', () => {
  const { list } = at('/licitacoes/7?de=busca%3Da&lotes.pagina=2&lotes.busca=bola&itens.pagina=3')
  expect(list.getLocation()).toMatchObject({ pathname: '/licitacoes/7/lotes', search: '?pagina=2&busca=bola' })
  expect(list.getLocation()).toBe(list.getLocation())
})

it('it writes them into the address of the page, and leaves what others wrote there', () => {
  const { list, here } = at('/licitacoes/7?de=busca%3Da&lotes.pagina=2&itens.pagina=3')
  list.navigate('/licitacoes/7/lotes?busca=bola')
  expect(here()).toBe('/licitacoes/7?de=busca%3Da&itens.pagina=3&lotes.busca=bola')
  list.navigate('/licitacoes/7/lotes')
  expect(here()).toBe('/licitacoes/7?de=busca%3Da&itens.pagina=3')
  expect(list.href('/licitacoes/7/lotes?pagina=2')).toContain('/licitacoes/7?de=busca%3Da&itens.pagina=3&lotes.pagina=2')
})

it('it leads to every other address as the page does', () => {
  const { list, here } = at('/licitacoes/7?lotes.pagina=2')
  list.navigate('/licitacoes/7/lotes/novo')
  expect(here()).toBe('/licitacoes/7/lotes/novo')
})

it('moves of such lists leave nothing, all others do', () => {
  const { page } = at('/licitacoes/7?de=a')
  const stays = (to: string) => isMoveWithin(page.getLocation(), to)
  expect(stays('/licitacoes/7?de=a&lotes.pagina=2')).toBe(true)
  expect(stays('/licitacoes/7?copia=3')).toBe(false)
  expect(stays('/licitacoes/8?de=a')).toBe(false)
  expect(stays('/licitacoes/7/lotes/1')).toBe(false)
})
