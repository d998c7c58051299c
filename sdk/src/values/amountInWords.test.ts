import { expect, it } from 'vitest'
import { amountInWords } from './amountInWords.js'

it.each([
  ['0', 'zero real'],
  ['0.00', 'zero real'],
  ['0.01', 'um centavo'],
  ['0.10', 'dez centavos'],
  ['0.5', 'cinquenta centavos'],
  ['1', 'um real'],
  ['1.01', 'um real e um centavo'],
  ['2.00', 'dois reais'],
  ['14', 'quatorze reais'],
  ['21', 'vinte e um reais'],
  ['100', 'cem reais'],
  ['101', 'cento e um reais'],
  ['199.99', 'cento e noventa e nove reais e noventa e nove centavos'],
  ['200', 'duzentos reais'],
  ['1000', 'um mil reais'],
  ['1001', 'um mil e um reais'],
  ['1100', 'um mil e cem reais'],
  ['1101', 'um mil cento e um reais'],
  ['1230.10', 'um mil duzentos e trinta reais e dez centavos'],
  ['2000', 'dois mil reais'],
  ['21000.00', 'vinte e um mil reais'],
  ['100000', 'cem mil reais'],
  ['101050', 'cento e um mil e cinquenta reais'],
  ['1000000', 'um milhão de reais'],
  ['1000001', 'um milhão e um reais'],
  ['1000100', 'um milhão e cem reais'],
  ['1200000', 'um milhão e duzentos mil reais'],
  ['2000000.50', 'dois milhões de reais e cinquenta centavos'],
  ['3538332.94', 'três milhões quinhentos e trinta e oito mil trezentos e trinta e dois reais e noventa e quatro centavos'],
  ['1000000000', 'um bilhão de reais'],
  [
    '90071992547409.93',
    'noventa trilhões setenta e um bilhões novecentos e noventa e dois milhões quinhentos e quarenta e sete mil quatrocentos e nove reais e noventa e três centavos',
  ],
  ['0012.50', 'doze reais e cinquenta centavos'],
])('%s is written out as %s', (amount, words) => expect(amountInWords(amount)).toBe(words))

it.each(['', '-1', '1,50', '1.234', 'abc', '1000000000000000'])('nothing is written out for "%s"', (amount) =>
  expect(amountInWords(amount)).toBe(''),
)
