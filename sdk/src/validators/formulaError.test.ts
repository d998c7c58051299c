import { describe, expect, it } from 'vitest'
import { isFormulaError } from './formulaError.js'

describe('the error of a formula', () => {
  it('is known in the three languages, with the numbers of LibreOffice', () => {
    const errors = ['#VALUE!', '#REF!', '#N/A', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', 'Err:502', '#VALOR!', '#N/D', '#NOME?', '#NÚM!']
    expect(
      [...errors, '#¡VALOR!', '#¿NOMBRE?', ' #ref! ', '#DESPEJAR!', '#CALC!', '########'].filter((text) => !isFormulaError(text)),
    ).toEqual([])
  })

  it('is no text that people write', () => {
    expect(['#1', 'N/A', '#sigoesporte', 'Erro 502 no sistema', '# N/D', 'Valor!', ''].filter(isFormulaError)).toEqual([])
  })
})
