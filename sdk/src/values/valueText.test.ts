import { expect, it } from 'vitest'
import type { AnyControl } from '../core/control.js'
import { choice } from '../kinds/choice/choice.js'
import { toggle } from '../kinds/choice/toggle.js'
import { cep } from '../kinds/code/cep.js'
import { cnpj } from '../kinds/code/cnpj.js'
import { cpf } from '../kinds/code/cpf.js'
import { reference } from '../kinds/link/reference.js'
import { references } from '../kinds/link/references.js'
import { integer } from '../kinds/number/integer.js'
import { money } from '../kinds/number/money.js'
import { ordinal } from '../kinds/number/ordinal.js'
import { percentage } from '../kinds/number/percentage.js'
import { quantity } from '../kinds/number/quantity.js'
import { unitPrice } from '../kinds/number/unitPrice.js'
import { shownKind } from '../kinds/shown.js'
import { tags } from '../kinds/text/tags.js'
import { text } from '../kinds/text/text.js'
import { date } from '../kinds/time/date.js'
import { dateTime } from '../kinds/time/dateTime.js'
import { time } from '../kinds/time/time.js'
import { departmentContract } from '../resources/administrative/department/contract.js'
import { valueText } from './valueText.js'

const format = {
  yes: 'Sim',
  no: 'Não',
  date: (value: string) => `date ${value}`,
  dateTime: (value: string) => `time ${value}`,
  money: (value: string) => `R$ ${value}`,
  number: (value: number | string) => `n ${value}`,
  ordinalMark: () => 'º',
}
const labelOf = (value: string) => ({ setor: 'Setor', a: 'A', b: 'B' })[value]
const plain: AnyControl = { kind: shownKind('parent', undefined), options: {} }
const stamp: AnyControl = { kind: shownKind('updatedAt', undefined), options: {} }

it.each<[unknown, AnyControl, string]>([
  [{ id: 1, label: 'Gabinete' }, plain, 'Gabinete'],
  [
    [
      { id: 1, label: 'A' },
      { id: 2, label: 'B' },
    ],
    references(departmentContract, { links: 'departments' }),
    'A, B',
  ],
  [7, reference(departmentContract), '#7'],
  [true, toggle(), 'Sim'],
  [false, toggle(), 'Não'],
  ['2000-02-29', date(), 'date 2000-02-29'],
  ['2026-01-01T00:00:00Z', stamp, 'time 2026-01-01T00:00:00Z'],
  ['2026-01-01T00:00:00Z', dateTime(), 'time 2026-01-01T00:00:00Z'],
  ['07:30', time(), '07:30'],
  ['12.50', money(), 'R$ 12.50'],
  ['12.5', unitPrice(), 'R$\u00a012,50'],
  ['1000.0000', quantity({ unit: 'kg' }), 'n 1000.0000\u00a0kg'],
  ['12.5', percentage(), 'n 12.5\u00a0%'],
  [0, integer(), 'n 0'],
  [72, ordinal(), '72º'],
  [40, integer({ unit: 'h' }), 'n 40\u00a0h'],
  ['41180725000196', cnpj(), '41.180.725/0001-96'],
  ['52998224725', cpf(), '***.982.247-**'],
  ['80010000', cep(), '80010-000'],
  ['setor', choice(), 'Setor'],
  [['a', 'b'], choice(), 'A, B'],
  [['bola', 'rede'], tags(), 'bola, rede'],
  [null, text(), ''],
  [undefined, text(), ''],
  [{}, plain, ''],
])('%j is read as its kind has it', (value, { kind, options }, expected) => {
  expect(valueText(value, { kind, options, labelOf }, format)).toBe(expected)
})
