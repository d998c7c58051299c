import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyControl } from '../../core/control.js'
import { type Rendered, renderForm } from '../../form/frame/renderForm.testkit.js'
import { decimal, type DecimalOptions } from '../../kinds/number/decimal.js'
import { integer } from '../../kinds/number/integer.js'
import { money } from '../../kinds/number/money.js'
import { percentage } from '../../kinds/number/percentage.js'
import { quantity } from '../../kinds/number/quantity.js'
import { unitPrice } from '../../kinds/number/unitPrice.js'
import { year } from '../../kinds/number/year.js'
import { catalogue as english } from '../../locale/en-US/catalogue.js'
import { catalogue as spanish } from '../../locale/es-ES/catalogue.js'
import { LocaleProvider } from '../../locale/LocaleProvider.js'
import { catalogue as portuguese } from '../../locale/pt-BR/catalogue.js'
import { FieldControl } from '../FieldControl.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

const catalogues = { 'pt-BR': portuguese, 'en-US': english, 'es-ES': spanish }
const onChange = vi.fn<(value: unknown) => void>()
const input = () => page.getByRole('textbox', { name: 'Campo' })

function Field({ control }: { readonly control: AnyControl }) {
  const [value, setValue] = useState<unknown>('1234.5')
  const change = (next: unknown) => {
    onChange(next)
    setValue(next)
  }
  return <FieldControl control={control} label="Campo" value={value} onChange={change} />
}

it.each([
  ['en-US', quantity(), '1.200', 'Read as 1.2. Please check.'],
  ['en-US', quantity(), '1,200', ''],
  ['en-US', unitPrice(), '1.200', 'Read as 1200. Please check.'],
  ['en-US', unitPrice(), '1,200', 'Read as 1,2. Please check.'],
  ['en-US', money(), '1,200', 'Read as 1,20. Please check.'],
  ['pt-BR', quantity(), '1,200', 'Lido como 1,2. Confira.'],
  ['pt-BR', quantity(), '1.200', ''],
  ['pt-BR', quantity(), '1,25', ''],
] as const)('tells what it read where a text has two readings: %s %#', async (locale, control, keys, told) => {
  rendered = renderForm(
    <LocaleProvider locale={locale} catalogue={catalogues[locale]}>
      <Field control={control} />
    </LocaleProvider>,
  )
  await expect.element(input()).toBeVisible()
  input().element().focus()
  await userEvent.keyboard(`{Control>}a{/Control}${keys}`)
  await userEvent.tab()
  await expect.element(input()).toHaveAccessibleDescription(told)
  // A number without a doubt takes the remark away.
  input().element().focus()
  await userEvent.keyboard('{Control>}a{/Control}7')
  await userEvent.tab()
  await expect.element(input()).toHaveAccessibleDescription('')
})

it.each([
  ['1.2OO', '1.2OO', '1.2OO'],
  ['1,2OO', '1,2OO', '1,2OO'],
  ['12OO', '12OO', '12OO'],
  ['1,5h', '1,5h', '1,5h'],
  ['40 pessoas', '40', 40],
] as const)('a whole number typed as %s is %s when the person leaves the field', async (keys, shown, value) => {
  onChange.mockClear()
  rendered = renderForm(
    <LocaleProvider locale="pt-BR" catalogue={portuguese}>
      <Field control={integer()} />
    </LocaleProvider>,
  )
  await expect.element(input()).toBeVisible()
  input().element().focus()
  await userEvent.keyboard(`{Control>}a{/Control}${keys}`)
  await userEvent.tab()
  await expect.element(input()).toHaveValue(shown)
  expect(onChange).toHaveBeenLastCalledWith(value)
  await expect.element(input()).toHaveAccessibleDescription(value === 40 ? '' : 'Não foi entendido. Use um número inteiro, como 40.')
})

describe('a number in the language of the page', () => {
  it.each([
    ['pt-BR', 'quantity', quantity(), '1.234,5', '1.500', '1.500', '1500'],
    ['es-ES', 'quantity', quantity(), '1.234,5', '1.500', '1.500', '1500'],
    ['en-US', 'quantity', quantity(), '1,234.5', '1,500', '1,500', '1500'],
    ['en-US', 'quantity', quantity(), '1,234.5', '1.5', '1.5', '1.5'],
    ['en-US', 'percentage', percentage({ max: 9999 }), '1,234.5', '12.25', '12.25', '12.25'],
    ['pt-BR', 'percentage', percentage({ max: 9999 }), '1.234,5', '12,25', '12,25', '12.25'],
    // The marks of another country, once the second one tells them.
    ['pt-BR', 'number', decimal(), '1.234,5', '1,234.56', '1.234,56', '1234.56'],
    ['pt-BR', 'amount', money(), '1.234,50', '1,234.56', '1.234,56', '1234.56'],
    ['en-US', 'number', decimal(), '1,234.5', '1.234,56', '1,234.56', '1234.56'],
    // Amounts in BRL are Brazilian in every language, as in lists.
    ['en-US', 'amount', money(), '1.234,50', '1.500', '1.500', '1500'],
    ['en-US', 'price', unitPrice(), '1.234,50', '1,255', '1,255', '1.255'],
  ] as const)('%s: a %s', async (locale, _, control, shown, keys, written, value) => {
    onChange.mockClear()
    rendered = renderForm(
      <LocaleProvider locale={locale} catalogue={catalogues[locale]}>
        <Field control={control} />
      </LocaleProvider>,
    )
    await expect.element(input()).toHaveValue(shown)
    input().element().focus()
    await userEvent.keyboard(`{Control>}a{/Control}${keys}`)
    await expect.element(input()).toHaveValue(written)
    expect(onChange).toHaveBeenLastCalledWith(value)
    await input().fill('nada')
    await userEvent.tab()
    const example = locale === 'en-US' && (control.options as DecimalOptions).sign !== 'R$' ? '1,234.50' : '1.234,50'
    await expect.element(input()).toHaveAccessibleDescription(new RegExp(`${example.replace('.', '\\.')}\\.$`))
  })
})

it('a year of two digits is whole when it is left', async () => {
  rendered = renderForm(<Field control={year()} />)
  await input().fill('27')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('2027')
  expect(onChange).toHaveBeenLastCalledWith(2027)
})
