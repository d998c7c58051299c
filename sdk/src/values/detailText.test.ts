import { describe, expect, test } from 'vitest'
import { formatDate } from '../locale/formatDate.js'
import { detailText } from './detailText.js'

describe('what tells a record apart', () => {
  test('is one line of what is there, in the words of the screen', () => {
    expect(detailText(['1985-12-30', '***.456.789-**', { id: 1, label: 'Curitiba' }], formatDate)).toBe(
      '30/12/1985 · ***.456.789-** · Curitiba',
    )
    expect(detailText(['DG/NAS', null], formatDate)).toBe('DG/NAS')
  })

  test('shows a CNPJ as it is written on paper', () => {
    expect(detailText(['AABB', '11222333000181'], formatDate)).toBe('AABB · 11.222.333/0001-81')
    expect(detailText(['11.222.333/0001-81'], formatDate)).toBe('11.222.333/0001-81')
  })

  test('is nothing where nothing is known', () => {
    expect(detailText([], formatDate)).toBeUndefined()
    expect(detailText([null, undefined, '', {}], formatDate)).toBeUndefined()
  })
})
