import { describe, expect, test } from 'vitest'
import { type Identity, tracesOf } from './traces.js'

const nobody: Identity = {
  name: 'José Antônio D’Ávila-Souza',
  socialName: 'Duda',
  cpf: '08123456905',
  email: 'jose.avila@exemplo.org',
  phone: '41987651234',
  phone2: '4133334444',
  foreignNumber: null,
  rgNumber: '7766554',
}
const { erase } = tracesOf(nobody)

describe('the traces of a person', () => {
  test.each([
    ['Falar com JOSE ANTONIO DAVILA SOUZA amanhã', 'Falar com [anonimizado] amanhã'],
    ['José  Antônio D´Ávila-Souza, CPF 081.234.569-05', '[anonimizado], CPF [anonimizado]'],
    ['***.234.569-** e 08123456905', '[anonimizado] e [anonimizado]'],
    ['Jose.Avila@Exemplo.org ou (41) 98765-1234, 3333-4444', '[anonimizado] ou [anonimizado], [anonimizado]'],
    ['RG 7766554', 'RG [anonimizado]'],
  ])('are replaced in "%s"', (text, without) => expect(erase(text)).toBe(without))

  test.each(['José Antônio Souza', 'Duda Silva', 'processo 9087651234567', 'lote 77665540', 'jose.avila@exemplo.org.br.net2'.slice(0, 12)])(
    'are not seen in "%s"',
    (text) => expect(erase(text)).toBe(text),
  )

  test('are found in lists and objects, whose other values stay', () => {
    const value = [{ field: 'notes', before: null, after: 'para José Antônio D’Ávila-Souza', count: 3 }]
    expect(erase(value)).toEqual([{ field: 'notes', before: null, after: 'para [anonimizado]', count: 3 }])
  })

  test('take a time that grows with the text, not with its square', () => {
    const started = performance.now()
    erase('4 1 9 8 7 6 5 1 2 3 '.repeat(20_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
