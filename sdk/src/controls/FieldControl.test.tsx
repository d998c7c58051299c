import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cep } from '../kinds/code/cep.js'
import { choice } from '../kinds/choice/choice.js'
import { cpf } from '../kinds/code/cpf.js'
import { choices } from '../kinds/choice/choices.js'
import { date } from '../kinds/time/date.js'
import { cnpj } from '../kinds/code/cnpj.js'
import { decimal } from '../kinds/number/decimal.js'
import { integer } from '../kinds/number/integer.js'
import { ordinal } from '../kinds/number/ordinal.js'
import { location } from '../kinds/link/location.js'
import { masked } from '../kinds/code/masked.js'
import { money } from '../kinds/number/money.js'
import { multiline } from '../kinds/text/multiline.js'
import { protocol } from '../kinds/code/protocol.js'
import { text } from '../kinds/text/text.js'
import { toggle } from '../kinds/choice/toggle.js'
import { type Rendered, renderForm } from '../form/frame/renderForm.testkit.js'
import { Link } from '../navigation/Link.js'
import { Field, input, onChange, renderField } from './renderField.testkit.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

const show = async (...field: Parameters<typeof renderField>) => {
  rendered = await renderField(...field)
}
const box = () => page.getByRole('combobox', { name: 'Campo' })
const kinds = [
  { value: 'setor', label: 'Setor' },
  { value: 'nucleo', label: 'Núcleo' },
  { value: 'divisao', label: 'Divisão' },
]

describe('a wrong field', () => {
  const hint = 'Como aparece no crachá'
  it.each([
    ['a text', text({ maxLength: 10 }), 'x'],
    ['a long text', multiline({ maxLength: 500 }), 'x'],
    ['a number', integer({ min: 0, max: 999 }), 5],
    ['a date', date(), '2026-05-03'],
  ])('that holds %s still says how to write it', async (_, control, value) => {
    await show(control, value, { error: 'Formato inválido', hint })
    await expect.element(input()).toHaveAccessibleDescription(`Formato inválido · ${hint}`)
  })

  it('that is a choice, several choices or a mark still says it', async () => {
    await show(choice(), 'setor', { options: kinds, error: 'Formato inválido', hint })
    await expect.element(box()).toHaveAccessibleDescription(`Formato inválido · ${hint}`)
    rendered.unmount()
    await show(choices(), [], { options: kinds, error: 'Escolha uma opção.', hint })
    await expect.element(page.getByRole('group', { name: 'Campo' })).toHaveAccessibleDescription(`Escolha uma opção. ${hint}`)
    rendered.unmount()
    await show(toggle(), false, { error: 'Formato inválido', hint })
    await expect.element(page.getByRole('checkbox', { name: 'Campo' })).toHaveAccessibleDescription(`Formato inválido · ${hint}`)
  })

  it('without room for a hint has its error alone', async () => {
    await show(text({ maxLength: 10 }), 'x', { error: 'Formato inválido', hint, isCompact: true })
    await expect.element(input()).toHaveAccessibleDescription('Formato inválido')
  })
})

describe('a whole number', () => {
  it('that is an ordinal has its mark beside it, and may be typed with it', async () => {
    await show(ordinal(), 72)
    await expect.element(page.getByText('º', { exact: true })).toBeVisible()
    await input().fill('73º')
    expect(onChange).toHaveBeenLastCalledWith(73)
    await input().fill('')
    expect(page.getByText('º', { exact: true }).elements()).toEqual([])
  })

  it('with a part is told to be whole by an example', async () => {
    await show(integer({ min: 0, max: 999 }), '1.5', { error: 'Entrada inválida' })
    await expect.element(input()).toHaveAccessibleDescription('Não foi entendido. Use um número inteiro, como 40.')
  })

  it.each([
    ['20h', 20],
    ['20 horas', 20],
  ])('is read from a typed %s once it is left', async (typed, value) => {
    await show(integer({ min: 0, max: 30, unit: 'h' }), null)
    await input().click()
    await userEvent.keyboard(typed)
    await expect.element(input()).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect.poll(() => onChange.mock.lastCall).toEqual([value])
    await expect.element(input()).toHaveValue(String(value))
  })

  it('is not guessed from hours and minutes', async () => {
    await show(integer({ min: 0, max: 30, unit: 'h' }), null)
    await input().click()
    await userEvent.keyboard('1h30{Tab}')
    await expect.element(input()).toHaveValue('1h30')
    await expect.element(input()).toHaveAccessibleDescription('Não foi entendido. Use um número inteiro, como 40.')
  })

  it('shows a part of a number and hands it on, so that it is refused and never stored as another one', async () => {
    await show(integer({ min: 0, max: 999 }), null)
    await input().click()
    await userEvent.keyboard('1,5')
    await expect.element(input()).toHaveValue('1,5')
    expect(onChange).toHaveBeenLastCalledWith('1.5')
    await input().fill('-1')
    expect(onChange).toHaveBeenLastCalledWith(-1)
  })
})

it.each([
  [decimal({ min: -5 }), 'text'],
  [decimal({ min: 0 }), 'decimal'],
  [decimal(), 'decimal'],
  [integer(), 'numeric'],
])('a number asks for a keypad with a minus only where it may be below zero: %#', async (control, keypad) => {
  await show(control, null)
  await expect.element(input()).toHaveAttribute('inputmode', keypad)
})

describe('what is pasted and not understood', () => {
  it.each([
    ['a date', date(), 'maio de 2026', 'Não foi entendido. Escreva como em 31/12/2026.', '3/5/2026', '2026-05-03'],
    ['an amount', money(), 'a combinar', 'Não foi entendido. Escreva como em 1.234,50.', 'R$ 1.234,50', '1234.50'],
    ['a whole number', integer(), '20h30', 'Não foi entendido. Use um número inteiro, como 40.', '20', 20],
    ['a CPF', cpf(), '123.456.789-091', 'São 12 algarismos, e aqui cabem 11. Apague o que sobra.', 'CPF 123.456.789-09', '12345678909'],
    ['a CEP', cep(), 'não sabe', 'Não foi entendido. Escreva como em 00000-000.', '80010-000', '80010000'],
  ])('as %s stays in sight and says what to do', async (_, control, pasted, said, mended, value) => {
    await show(control, null)
    await input().fill(pasted)
    await userEvent.tab()
    await expect.element(input()).toHaveValue(pasted)
    await expect.element(input()).toHaveAccessibleDescription(said)
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
    expect(onChange).toHaveBeenLastCalledWith(pasted)
    await input().fill(mended)
    await expect.element(page.getByText(said)).not.toBeInTheDocument()
    expect(onChange).toHaveBeenLastCalledWith(value)
  })
})

describe('a text longer than its field', () => {
  it.each([text({ maxLength: 5 }), multiline({ maxLength: 5 })])(
    'stays whole however it came, and its limit is told: %#',
    async (control) => {
      await show(control, '')
      await input().click()
      await userEvent.keyboard('sem cortes')
      await expect.element(input()).toHaveValue('sem cortes')
      expect(onChange).toHaveBeenLastCalledWith('sem cortes')
      await expect.element(input()).toHaveAccessibleDescription('Use no máximo 5 caracteres')
    },
  )
})

describe('a choice', () => {
  it('is not said to be missing while it is being typed', async () => {
    await show(choice(), null, { options: kinds, error: 'Obrigatório' })
    await expect.element(box()).toHaveAccessibleDescription('Obrigatório')
    await box().fill('nuc')
    await expect.element(box()).not.toHaveAccessibleDescription('Obrigatório')
  })

  it('is made by keyboard alone', async () => {
    await show(choice(), null, { options: kinds })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(box()).toHaveValue('Núcleo')
    expect(onChange).toHaveBeenLastCalledWith('nucleo')
  })

  it('takes what is typed when the field is left, accents aside', async () => {
    await show(choice(), null, { options: kinds })
    await userEvent.tab()
    await userEvent.keyboard('divisao')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('divisao')
  })

  it('stays as it was when nothing fits or Escape is pressed', async () => {
    await show(choice(), 'setor', { options: kinds })
    await box().fill('xyz')
    await expect.element(page.getByText('Nenhuma opção encontrada')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(box()).toHaveValue('Setor')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is taken back where it may be missing', async () => {
    await show(choice(), 'setor', { options: kinds })
    await page.getByRole('button', { name: 'Limpar Campo' }).click()
    expect(onChange).toHaveBeenLastCalledWith(null)
    await expect.element(box()).toHaveFocus()
  })

  it('is taken back at the keyboard by deleting its text, with no stop at the button', async () => {
    await show(choice(), 'setor', { options: kinds })
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
    await expect.element(box()).not.toHaveFocus()
  })

  it('tells assistive technology which option is at hand', async () => {
    await show(choice(), 'setor', { options: kinds })
    await box().click()
    const active = box().element().getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('Setor')
    expect(document.getElementById(box().element().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
  })

  it('that stands for nothing, or for several, stays when the field is left by the pointer, and is told', async () => {
    const onUnread = vi.fn<(text: string, reason: string) => void>()
    await show(choice(), 'setor', { options: [...kinds, { value: 'secao', label: 'Seção' }], onUnread })
    await box().fill('xyz')
    await userEvent.click(document.body)
    expect(onUnread).toHaveBeenLastCalledWith('xyz', 'unread')
    await box().fill('se')
    await userEvent.click(document.body)
    expect(onUnread).toHaveBeenLastCalledWith('se', 'unclear')
    await box().fill('nucl')
    await userEvent.click(document.body)
    expect(onChange.mock.calls).toEqual([['nucleo']])
  })

  it('leads to the next field from its open list, however long that is', async () => {
    const options = Array.from({ length: 60 }, (_, index) => ({ value: `v${index}`, label: `Valor ${index}` }))
    rendered = renderForm(
      <>
        <Field control={choice()} initial={null} options={options} />
        <button type="button">Depois</button>
      </>,
    )
    await box().click()
    await expect.element(page.getByRole('option', { name: 'Valor 59' })).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Depois' })).toHaveFocus()
  })

  it('of several values keeps the order of the list', async () => {
    await show(choices(), ['divisao'], { options: kinds })
    await page.getByRole('checkbox', { name: 'Setor' }).click()
    expect(onChange).toHaveBeenLastCalledWith(['setor', 'divisao'])
  })

  it('of several values in groups has a heading for each, and still the order of the list', async () => {
    const label = (name: string) => ({ 'pt-BR': name, 'en-US': name, 'es-ES': name })
    const groups = [
      { label: label('Internos'), values: ['divisao'] },
      { label: label('Externos'), values: ['setor', 'nucleo'] },
    ]
    await show(choices({ groups }), ['divisao'], { options: kinds })
    const group = (name: string) => page.getByRole('group', { name, exact: true })
    await group('Campo').getByRole('group', { name: 'Externos' }).getByRole('checkbox', { name: 'Setor' }).click()
    expect(onChange).toHaveBeenLastCalledWith(['setor', 'divisao'])
    expect(group('Internos').getByRole('checkbox').elements()).toHaveLength(1)
  })
})

describe('a place', () => {
  it('waits for the field it depends on', async () => {
    await show(location({ level: 'cidades', dependsOn: 'stateId' }), null, { parent: { value: null, label: 'Estado' } })
    await expect.element(box()).toHaveAttribute('placeholder', 'Preencha primeiro: Estado')
    await expect.element(box()).toHaveAttribute('readonly')
  })
})

describe('a text', () => {
  it('in capitals keeps the caret', async () => {
    await show(text({ upperCase: true }), 'SEES')
    await input().click()
    const element = input().element() as HTMLInputElement
    element.setSelectionRange(2, 2)
    await userEvent.keyboard('ab')
    expect(element.value).toBe('SEABES')
    expect(element.selectionStart).toBe(4)
  })

  it('counts down near its end', async () => {
    await show(multiline({ maxLength: 30 }), '')
    await input().fill('Vinte e cinco caracteres!')
    await expect.element(page.getByText('Restam 5 caracteres')).toBeVisible()
  })

  it('of a CNPJ with letters is taken in small letters', async () => {
    await show(cnpj(), '')
    await input().fill('12.abc.345/01de-35')
    await expect.element(input()).toHaveValue('12.ABC.345/01DE-35')
    expect(onChange).toHaveBeenLastCalledWith('12ABC34501DE35')
  })

  it('that ends too soon is told how a right one looks', async () => {
    await show(masked({ pattern: '######-@/@@', upperCase: true }), '12345', { error: 'Formato inválido' })
    await expect.element(input()).toHaveAccessibleDescription('Formato inválido. Escreva como em 000000-A/AA.')
  })

  it('of a protocol with a doubtful digit only earns a remark', async () => {
    await show(protocol(), '')
    await input().fill('24.318.507-7')
    await expect.element(page.getByText('O dígito do protocolo não confere')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByText('O dígito do protocolo não confere')).toBeVisible()
    await expect.element(input()).not.toHaveAttribute('aria-invalid')
  })
})

describe('a long line that a person only reads', () => {
  const long = 'Hospedagem com pensão completa, quarto individual, no período noturno, em hotel do município da etapa'
  it.each([
    ['a text', text(), long, {}],
    ['a choice', choice(), 'longa', { options: [{ value: 'longa', label: long }] }],
  ] as const)('wraps instead of being cut: %s', async (_, control, value, more) => {
    await page.viewport(390, 800)
    await show(control, value, { ...more, isReadOnly: true })
    await expect.element(input()).toHaveValue(long)
    await expect.element(input()).toHaveAttribute('readonly')
    const field = input().element()
    expect(field.clientHeight).toBeGreaterThan(50)
    expect([field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]).toEqual([0, 0])
  })
  it('takes the room of one line when it is short', async () => {
    await show(text(), 'Setor', { isReadOnly: true })
    const height = input().element().clientHeight
    rendered.unmount()
    await show(text(), 'Setor')
    expect(height).toBe(input().element().clientHeight)
  })
})

it('gives a link in a note the colour of links, not the one of the browser', async () => {
  rendered = renderForm(
    <p className="ep-field-note">
      <Link to="/dashboard">Regional de Pato Branco</Link>
    </p>,
  )
  const link = page.getByRole('link', { name: 'Regional de Pato Branco' })
  await expect.element(link).toBeVisible()
  expect(getComputedStyle(link.element()).color).not.toBe('rgb(0, 0, 238)')
})

describe('an amount', () => {
  it('is typed as in Brazil and travels as a decimal string', async () => {
    await show(money(), null)
    await input().click()
    await userEvent.keyboard('1234,5')
    await expect.element(input()).toHaveValue('1.234,5')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('1.234,50')
    expect(onChange).toHaveBeenLastCalledWith('1234.50')
  })
})
