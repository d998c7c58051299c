import { describe, expect, it } from 'vitest'
import { addDays, today } from '../core/calendar.js'
import type { AnyControl } from '../core/control.js'
import { departmentContract } from '../resources/administrative/department/contract.js'
import { choice } from './choice/choice.js'
import { choices } from './choice/choices.js'
import { optionTexts } from './choice/readOption.js'
import { toggle } from './choice/toggle.js'
import { cnpj } from './code/cnpj.js'
import { cpf } from './code/cpf.js'
import { yearNumber } from './code/yearNumber.js'
import { references } from './link/references.js'
import { decimal } from './number/decimal.js'
import { integer } from './number/integer.js'
import { money } from './number/money.js'
import { ordinal } from './number/ordinal.js'
import { percentage } from './number/percentage.js'
import { quantity } from './number/quantity.js'
import { year } from './number/year.js'
import { unitPrice } from './number/unitPrice.js'
import { color } from './text/color.js'
import { email } from './text/email.js'
import { multiline } from './text/multiline.js'
import { tags } from './text/tags.js'
import { text } from './text/text.js'
import { url } from './text/url.js'
import { date } from './time/date.js'
import { dateTime } from './time/dateTime.js'
import { time } from './time/time.js'

const options = optionTexts({
  'pt-BR': { fisica: 'Física', visual: 'Visual', '001': 'Banco do Brasil' },
  'en-US': { fisica: 'Physical' },
  'es-ES': undefined,
})
const read = ({ kind, options: own }: AnyControl, written: string) => kind.read?.(written, own, options)
const draft = ({ kind }: AnyControl, value: unknown) => kind.draft?.(value) ?? value

describe('a text that is pasted or imported', () => {
  it.each<[string, AnyControl, string, unknown]>([
    ['text', text(), ' Ana \r\n Souza', ' Ana Souza'],
    ['capitals', text({ upperCase: true }), 'detran', 'DETRAN'],
    ['e-mail', email(), 'a@b.c', 'a@b.c'],
    ['paragraphs', multiline(), 'a\nb', 'a\nb'],
    ['CPF', cpf(), 'CPF 081.234.569-05', '08123456905'],
    ['number of a year', yearNumber(), ' 0118/2026 ', '118/2026'],
    ['number of a year', yearNumber(), 'nº 7 / 2025', '7/2025'],
    ['whole number', integer(), '40 h', 40],
    ['whole number as it is shown', integer(), '40\u00a0h', 40],
    ['ordinal', ordinal(), '72º', 72],
    ['ordinal', ordinal(), '72°', 72],
    ['ordinal', ordinal(), '72nd', 72],
    ['ordinal', ordinal(), '72', 72],
    ['decimal', decimal(), '1.234,5', '1234.5'],
    ['amount', money(), 'R$ 1.234,50', '1234.50'],
    ['quantity', quantity(), '1.000,1250', '1000.1250'],
    ['unit price', unitPrice(), 'R$ 12,3456', '12.3456'],
    ['percentage', percentage(), '12,5\u00a0%', '12.5'],
    ['date', date(), '3/5/2026', '2026-05-03'],
    ['time', time(), '7h30', '07:30'],
    ['time', time(), '1930', '19:30'],
    ['time', time(), '19h', '19:00'],
    ['time', time(), '07:30:00', '07:30'],
    ['time', time(), '9h30min', '09:30'],
    ['time', time(), '9 30', '09:30'],
    ['time', time(), '930', '09:30'],
    ['time', time(), '19 horas', '19:00'],
    ['date', date(), 'Hoje', today()],
    ['date', date(), 'amanhã', addDays(today(), 1)],
    ['date', date(), 'yesterday', addDays(today(), -1)],
    ['year', year(), '27', 2027],
    ['year', year(), '98', 1998],
    ['year', year(), '1998', 1998],
    ['web address', url(), 'www.esporte.pr.gov.br/jogos', 'https://www.esporte.pr.gov.br/jogos'],
    ['web address', url(), 'http://esporte.pr.gov.br', 'http://esporte.pr.gov.br'],
    ['web address', url(), 'não tem', 'não tem'],
    ['CNPJ', cnpj(), 'CNPJ: 12.345.678/0001-95', '12345678000195'],
    ['CNPJ', cnpj(), 'inscrita no CNPJ/MF sob o nº 12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['CNPJ', cnpj(), 'cnpj1234567895', 'CNPJ1234567895'],
    ['time', time(), 'Meio-dia', '12:00'],
    ['time', time(), 'meia noite', '00:00'],
    ['time', time(), 'mediodía', '12:00'],
    ['time', time(), 'noon', '12:00'],
    ['time', time(), 'às 9h30', '09:30'],
    ['moment', dateTime(), '21/11/2026 07:05', '2026-11-21T10:05:00.000Z'],
    ['moment', dateTime(), '1/3/27 19:00', '2027-03-01T22:00:00.000Z'],
    ['moment', dateTime(), '1.3.2027 9h30min', '2027-03-01T12:30:00.000Z'],
    ['moment', dateTime(), '1-3-27 às 9h', '2027-03-01T12:00:00.000Z'],
    ['moment', dateTime(), '01032027 1900', '2027-03-01T22:00:00.000Z'],
    ['moment', dateTime(), '2027-03-01T19:00', '2027-03-01T22:00:00.000Z'],
    // Brazil had daylight saving time until 2019.
    ['moment', dateTime(), '21/11/2018, 07:05', '2018-11-21T09:05:00.000Z'],
    ['moment', dateTime(), '2026-11-21T07:05:00-03:00', '2026-11-21T10:05:00.000Z'],
    ['option', choice(), 'physical', 'fisica'],
    ['option', choice(), 'vis', 'visual'],
    ['option', choice(), '1', '001'],
    ['options', choices(), 'Física; visual', ['fisica', 'visual']],
    ['answer', toggle(), 'Sim', true],
    ['answer', toggle(), 'N', false],
    ['words', tags(), 'bola; rede, bola', ['bola', 'rede']],
    ['colour', color(), '#0B7', '#00bb77'],
    ['colour', color(), '0F766E', '#0f766e'],
  ])('is read as %s', (_, control, written, value) => expect(read(control, written)).toEqual(value))

  it.each<[string, AnyControl, string]>([
    ['CPF', cpf(), 'não tem'],
    ['number of a year', yearNumber(), 'a definir'],
    ['whole number', integer(), '1,5'],
    ['amount', money(), '1,2345'],
    ['unit price', unitPrice(), '0,12345'],
    ['date', date(), '31/02/2026'],
    ['time', time(), '25:00'],
    ['time', time(), '7:60'],
    ['time', time(), 'meio-dia e pouco'],
    ['moment', dateTime(), '21/11/2026'],
    ['moment', dateTime(), '04/11/2018 00:30'],
    ['moment', dateTime(), '31/02/2026 07:00'],
    ['option', choice(), 'outra'],
    ['options', choices(), 'Física; outra'],
    ['answer', toggle(), 'talvez'],
    ['colour', color(), 'azul'],
  ])('that is no %s is not guessed at', (_, control, written) => expect(read(control, written)).toBeUndefined())
})

describe('a stored value', () => {
  it.each<[AnyControl, unknown, unknown]>([
    [quantity(), '1000.0000', '1000'],
    [quantity(), '0.5000', '0.5'],
    [unitPrice(), '12.3400', '12.34'],
    [decimal(), '-0.00', '0'],
    [decimal(), '1,5 ou 2', '1,5 ou 2'],
    [money(), '1234.50', '1234.50'],
    [toggle(), 'x', false],
    [dateTime(), '2026-11-21T07:05:00-03:00', '2026-11-21T10:05:00.000Z'],
    [dateTime(), 'amanhã', 'amanhã'],
  ])('of %o %j is held as %j', (control, stored, held) => expect(draft(control, stored)).toEqual(held))
})

it('several records are told from one', () => {
  const { kind, options: own } = references(departmentContract, { links: 'departments' })
  expect([kind.empty, kind.isId, own]).toEqual([[], true, { links: 'departments' }])
})
