import { afterEach, describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import type { AnyControl } from '../../core/control.js'
import type { Rendered } from '../../form/frame/renderForm.testkit.js'
import * as kind from '../../kinds/kinds.js'
import { input, onChange, renderField } from '../renderField.testkit.js'

/** What a person types, what the field shows, and what it stores. */
const masked: Readonly<Record<string, readonly [AnyControl, string, string, unknown]>> = {
  capitals: [kind.text({ upperCase: true }), 'asse', 'ASSE', 'ASSE'],
  CNPJ: [kind.cnpj(), '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  CPF: [kind.cpf(), '52998224725', '529.982.247-25', '52998224725'],
  CEP: [kind.cep(), '80010000', '80010-000', '80010000'],
  phone: [kind.phone(), '41999990000', '(41) 99999-0000', '41999990000'],
  protocol: [kind.protocol(), '123456789', '12.345.678-9', '123456789'],
  date: [kind.date(), '03051987', '03/05/1987', '1987-05-03'],
  moment: [kind.dateTime(), '03052027 1930', '03/05/2027 19:30', '2027-05-03T22:30:00.000Z'],
  time: [kind.time(), '1930', '19:30', '19:30'],
  money: [kind.money(), '1234567,8', '1.234.567,8', '1234567.8'],
  quantity: [kind.quantity({ places: 2 }), '1500', '1.500', '1500'],
  integer: [kind.integer(), '150', '150', 150],
}

let field: Rendered
afterEach(() => field.unmount())

describe.each(Object.entries(masked))('%s', (_, [control, typed, shown, stored]) => {
  it('is the same when the keyboard composes it', async () => {
    field = await renderField(control, '')
    await input().click()
    for (let end = 1; end <= typed.length; end++) {
      await compose(typed.slice(0, end))
      await expect.element(input()).toHaveValue(typed.slice(0, end))
    }
    await commit(typed)
    await expect.element(input()).toHaveValue(shown)
    expect(onChange).toHaveBeenLastCalledWith(stored)
  })
  it('is the same when the browser fills it', async () => {
    field = await renderField(control, '')
    await input().fill(typed)
    await expect.element(input()).toHaveValue(shown)
    expect(onChange).toHaveBeenLastCalledWith(stored)
  })
})

it('an accent of two keys stands in the middle of capitals, with the caret after it', async () => {
  field = await renderField(kind.text({ upperCase: true }), 'PRAA')
  await input().click()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await compose('´')
  await expect.element(input()).toHaveValue('PRA´A')
  await commit('ç')
  await userEvent.keyboard('o')
  await expect.element(input()).toHaveValue('PRAÇOA')
})

it('a composition that is taken back leaves the text as it was', async () => {
  field = await renderField(kind.cep(), '80010000')
  await input().click()
  await userEvent.keyboard('{End}')
  await compose('12')
  await compose('')
  await commit('')
  await expect.element(input()).toHaveValue('80010-000')
})

it('Delete skips the marks of a date', async () => {
  field = await renderField(kind.date(), '1987-05-03')
  await input().click()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Delete}{Delete}')
  await expect.element(input()).toHaveValue('03/51/987')
})

const compose = (text: string) => cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
const commit = (text: string) => cdp().send('Input.insertText', { text })
