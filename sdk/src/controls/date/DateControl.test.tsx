import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Rendered } from '../../form/frame/renderForm.testkit.js'
import { addDays, nearestDay, today } from '../../core/calendar.js'
import { url } from '../../kinds/text/url.js'
import { date } from '../../kinds/time/date.js'
import { formatDate } from '../../kinds/time/dateText.js'
import { dateTime } from '../../kinds/time/dateTime.js'
import { time } from '../../kinds/time/time.js'
import { input, onChange, renderField } from '../renderField.testkit.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

const show = async (...field: Parameters<typeof renderField>) => {
  rendered = await renderField(...field)
}

describe('a date', () => {
  it('that does not exist is kept as typed', async () => {
    await show(date(), null)
    await input().click()
    await userEvent.keyboard('31022026')
    await expect.element(input()).toHaveValue('31/02/2026')
    expect(onChange).toHaveBeenLastCalledWith('31/02/2026')
  })

  it('is read without the marks of direction that programs put around it', async () => {
    await show(date(), null)
    await input().fill('\u200e20/05/1980\u200f')
    await expect.element(input()).toHaveValue('20/05/1980')
    expect(onChange).toHaveBeenLastCalledWith('1980-05-20')
  })

  it('says that it leaves out a time, typed or pasted, and not that of a spreadsheet’s midnight', async () => {
    await show(date(), null)
    await input().click()
    await userEvent.keyboard('28/11/26 14h30')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28')
    await expect.element(page.getByText('Aqui fica só a data: 14h30 não foi guardado.')).toBeVisible()
    await input().fill('29/11/2026')
    await expect.element(page.getByText(/Aqui fica só a data/)).not.toBeInTheDocument()
    await input().fill('30/11/2026 08:15')
    await expect.element(page.getByText('Aqui fica só a data: 08:15 não foi guardado.')).toBeVisible()
    await input().fill('2026-11-29T00:00:00')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-29')
    await expect.element(page.getByText(/Aqui fica só a data/)).not.toBeInTheDocument()
  })

  it('typed without its year gets the nearest one on leaving, and says so; a birthday asks for it', async () => {
    const whole = nearestDay('03-01', today()) ?? ''
    await show(date(), null)
    await input().click()
    await userEvent.keyboard('1/3')
    await userEvent.tab()
    await expect.element(input()).toHaveValue(formatDate(whole))
    expect(onChange).toHaveBeenLastCalledWith(whole)
    await expect.element(page.getByText(`O ano não foi digitado: ficou ${whole.slice(0, 4)}.`)).toBeVisible()
    rendered.unmount()
    await show(date({ isPast: true, isLongAgo: true }), null)
    await input().click()
    await userEvent.keyboard('1/3')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('01/3')
  })

  it('opens its calendar at the other end of its period', async () => {
    await show(date(), null, { near: '2029-11-20' })
    await input().click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'ano' })).toHaveValue('2029')
    await userEvent.keyboard('{Enter}')
    await expect.element(input()).toHaveValue('20/11/2029')
  })

  it('without its year is nearest to the other end of its period', async () => {
    await show(date(), null, { near: '2029-11-20' })
    await input().click()
    await userEvent.keyboard('1/3')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('01/03/2030')
    rendered.unmount()
    // A day that has been is not after today.
    await show(date({ isPast: true }), null, { near: '2024-12-20' })
    await input().click()
    await userEvent.keyboard('2/1')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('02/01/2025')
  })

  it('opens its calendar downwards, and Tab goes on without stopping at the button', async () => {
    await show(date(), '2026-05-03')
    await input().click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('button', { name: /domingo, 3 de maio/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(input()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Abrir calendário: Campo' })).not.toHaveFocus()
  })

  it('reaches a birthday in two choices: month and year', async () => {
    await show(date({ isPast: true }), '2026-05-03')
    await page.getByRole('button', { name: 'Abrir calendário: Campo' }).click()
    await page.getByRole('combobox', { name: 'ano' }).selectOptions('1984')
    await page.getByRole('combobox', { name: 'mês' }).selectOptions('dezembro')
    await page.getByRole('button', { name: /terça-feira, 4 de dezembro de 1984/ }).click()
    expect(onChange).toHaveBeenLastCalledWith('1984-12-04')
  })

  it('gives its calendar back to the keyboard on Escape', async () => {
    await show(date(), '2026-05-03')
    await page.getByRole('button', { name: 'Abrir calendário: Campo' }).click()
    await expect.element(page.getByRole('button', { name: /domingo, 3 de maio/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(input()).toHaveFocus()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a moment', () => {
  it('is typed as people write it, and gets its century and minutes on leaving', async () => {
    await show(dateTime(), null)
    await input().click()
    await userEvent.keyboard('1/3/27 9h')
    await expect.element(input()).toHaveValue('01/03/27 09:')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('01/03/2027 09:00')
    expect(onChange).toHaveBeenLastCalledWith('2027-03-01T12:00:00.000Z')
  })

  it('keeps the month in sight where the calendar has no room for a whole month', async () => {
    await page.viewport(600, 330)
    await show(date(), '2027-03-28')
    await page.getByRole('button', { name: 'Abrir calendário: Campo' }).click()
    await expect.element(page.getByRole('button', { name: /28 de março de 2027/ })).toHaveFocus()
    const panel = document.querySelector('.ep-calendar')
    panel?.scrollTo(0, panel.scrollHeight)
    expect(panel?.scrollTop).toBeGreaterThan(0)
    const month = document.querySelector('.ep-calendar-month')
    expect(month?.getBoundingClientRect().top).toBeGreaterThanOrEqual(panel?.getBoundingClientRect().top ?? 0)
  })

  it('keeps its time when another day is picked', async () => {
    await show(dateTime(), '2027-03-01T12:00:00.000Z')
    await page.getByRole('button', { name: 'Abrir calendário: Campo' }).click()
    await page.getByRole('button', { name: /quinta-feira, 4 de março de 2027/ }).click()
    await expect.element(input()).toHaveValue('04/03/2027 09:00')
  })

  it.each([
    ['01/03/2027', 'Falta a hora, por exemplo 19:30.'],
    ['01/03/2027 1', 'Data inválida. Escreva como em 31/12/2026 08:30.'],
    ['01/03 9h', 'Falta o ano. Escreva como em 31/12/2026 08:30.'],
    ['04/11/2018 00:30', 'Data inválida. Nesse dia, os relógios pularam esta hora (horário de verão).'],
  ])('that is refused says why: %s', async (typed, said) => {
    await show(dateTime(), typed, { error: 'Data inválida' })
    await expect.element(input()).toHaveAccessibleDescription(said)
  })
})

it('a time of day is typed as people say it', async () => {
  await show(time(), null)
  await input().click()
  await userEvent.keyboard('9h30min')
  await expect.element(input()).toHaveValue('09:30')
  await input().fill('')
  await userEvent.keyboard('7')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('07:00')
  expect(onChange).toHaveBeenLastCalledWith('07:00')
})

it.each([
  ['meio-dia', '12:00'],
  ['meia-noite', '00:00'],
  ['noon', '12:00'],
  ['às 9h30', '09:30'],
])('a time of day is read from %s', async (typed, value) => {
  await show(time(), '07:30')
  await input().fill('')
  await userEvent.keyboard(typed)
  await userEvent.tab()
  await expect.element(input()).toHaveValue(value)
  expect(onChange).toHaveBeenLastCalledWith(value)
})

it('a time of day keeps words that it does not know, with an example', async () => {
  await show(time(), null)
  await input().click()
  await userEvent.keyboard('mei')
  await expect.element(page.getByText(/07:30/)).not.toBeInTheDocument()
  await userEvent.keyboard('a manhã')
  await expect.element(input()).toHaveValue('meia manhã')
  expect(onChange).toHaveBeenLastCalledWith('meia manhã')
  await expect.element(page.getByText(/07:30/)).toBeVisible()
})

it('a date is read from tomorrow, when it is left', async () => {
  await show(date(), null)
  await input().click()
  await userEvent.keyboard('amanhã')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(addDays(today(), 1))
  await expect.element(input()).toHaveValue(formatDate(addDays(today(), 1)))
})

it('a web address gets its scheme when it is left, and other words stay', async () => {
  await show(url(), '')
  await input().fill('esporte.pr.gov.br')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('https://esporte.pr.gov.br')
  expect(onChange).toHaveBeenLastCalledWith('https://esporte.pr.gov.br')
  await input().fill('não tem')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('não tem')
})
