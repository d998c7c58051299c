import { describe, expect, it } from 'vitest'
import { choice } from '../kinds/choice/choice.js'
import { cnpj } from '../kinds/code/cnpj.js'
import { integer } from '../kinds/number/integer.js'
import { money } from '../kinds/number/money.js'
import { color } from '../kinds/text/color.js'
import { text } from '../kinds/text/text.js'
import { date } from '../kinds/time/date.js'
import { dateTime } from '../kinds/time/dateTime.js'
import { catalogue } from '../locale/pt-BR/catalogue.js'
import { createTranslator } from '../locale/createTranslator.js'
import { errorText } from './errorText.js'

const texts = createTranslator('pt-BR', catalogue)

describe('what is wrong with a value', () => {
  it.each([
    ['a whole number with a part', integer({ min: 0 }), '1.5', 'Não foi entendido. Use um número inteiro, como 40.'],
    ['a whole number in words', integer({ min: 0 }), 'dez', 'Não foi entendido. Use um número inteiro, como 40.'],
    ['an amount in words', money(), 'dez reais', 'Não foi entendido. Escreva como em 1.234,50.'],
    ['a date without its year', date(), '10/3', 'Falta o ano. Escreva como em 31/12/2026.'],
    ['a date in words', date(), 'amanhã', 'Não foi entendido. Escreva como em 31/12/2026.'],
    ['a moment without its year', dateTime(), '10/3 9h', 'Falta o ano. Escreva como em 31/12/2026 08:30.'],
    ['a code that ends too soon', cnpj(), '1122233', 'Regra quebrada. Escreva como em 00.000.000/0000-00.'],
    ['a colour in words', color(), 'azul', 'Não foi entendido. Escreva como em #0f766e.'],
    ['a text', text({ maxLength: 3 }), 'longo', 'Regra quebrada'],
    ['a day that there is not', date(), '31/02/2026', 'Regra quebrada'],
    ['a number that breaks a rule', integer({ min: 3 }), 1, 'Regra quebrada'],
    ['a choice', choice(), null, 'Regra quebrada'],
  ])('is told with an example where %s cannot be read', (_, control, value, words) => {
    expect(errorText(texts, control, { value, error: 'Regra quebrada' })).toBe(words)
  })
})
