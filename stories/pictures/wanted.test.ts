import { expect, test } from 'vitest'
import { nearestNames, wantedOf } from './wanted.js'

const pictures = [
  { name: 'suppliers-desk', words: 'Telas › Memorando de serviço › Fornecedores (SupplierList) › Preenchida' },
  { name: 'supplier-desk', words: 'Telas › Memorando de serviço › Fornecedor (SupplierForm) › Preenchido' },
  { name: 'tenders-desk', words: 'Telas › Memorando de serviço › Licitações (TenderList) › Preenchida' },
  { name: 'toasts', words: 'Componentes › Quadros › Avisos e confirmações › Avisos' },
].map((picture) => ({ ...picture, story: '' }))
const namesFor = (...words: string[]) => wantedOf(pictures, words).pictures.map(({ name }) => name)

test('a picture is found by a part of its name, in English or as the sidebar has it, without accents too', () => {
  expect(namesFor('supplier')).toEqual(['suppliers-desk', 'supplier-desk'])
  expect(namesFor('Fornecedor')).toEqual(['suppliers-desk', 'supplier-desk'])
  expect(namesFor('licitacoes', 'Avisos')).toEqual(['tenders-desk', 'toasts'])
  expect(namesFor('SupplierForm')).toEqual(['supplier-desk'])
})

test('a whole name is that picture alone, and no word asks for all', () => {
  expect(namesFor('supplier-desk')).toEqual(['supplier-desk'])
  expect(namesFor()).toHaveLength(4)
})

test('a word that names nothing is told, with the names that look like it', () => {
  expect(wantedOf(pictures, ['suplier', 'toasts'])).toMatchObject({ pictures: [{ name: 'toasts' }], unknown: ['suplier'] })
  expect(nearestNames(pictures, 'suplier').slice(0, 2).toSorted()).toEqual(['supplier-desk', 'suppliers-desk'])
  expect(nearestNames(pictures, 'fornessedor').slice(0, 2).toSorted()).toEqual(['supplier-desk', 'suppliers-desk'])
})
