import { expect, it } from 'vitest'
import { createMemoryNavigation } from './createMemoryNavigation.js'
import { followAddresses, lastAddress } from './lastAddress.js'

function open() {
  const navigation = createMemoryNavigation('/pessoas?busca=rui&pagina=2')
  followAddresses(navigation)
  return navigation
}

it('is what the page was left with', () => {
  const navigation = open()
  navigation.navigate('/pessoas/7?de=busca%3Drui')
  expect(lastAddress(navigation, '/pessoas')).toBe('/pessoas?busca=rui&pagina=2')
})

it('is without what lay over the page', () => {
  const navigation = open()
  navigation.navigate('/pessoas?exibir=arvore&ver=7')
  navigation.navigate('/pessoas/7')
  expect(lastAddress(navigation, '/pessoas')).toBe('/pessoas?exibir=arvore')
})

it('is plain for a page that was not open', () => {
  expect(lastAddress(open(), '/administrativo/departamentos')).toBe('/administrativo/departamentos')
})

it('is what the record says of its list, where the page was loaded anew', () => {
  expect(lastAddress(createMemoryNavigation('/pessoas/7'), '/pessoas', 'pagina=3')).toBe('/pessoas?pagina=3')
})

it('tells the next person nothing', () => {
  const navigation = open()
  navigation.navigate('/login', { force: true })
  expect(lastAddress(navigation, '/pessoas')).toBe('/pessoas')
})

it('forgets the page that was left longest ago', () => {
  const navigation = open()
  for (let page = 1; page <= 50; page++) navigation.navigate(`/pessoas/${page}?copia=1`)
  expect(lastAddress(navigation, '/pessoas')).toBe('/pessoas')
})
