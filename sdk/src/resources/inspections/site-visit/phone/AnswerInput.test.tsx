import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { questionnaireSamples } from '../../questionnaire/samples.js'
import { AnswerInput } from './AnswerInput.js'
import type { WrongValue } from './givenAnswers.js'
import { phoneTexts } from './phoneTexts.js'
import './phone.css'

let rendered: Rendered
afterEach(() => {
  vi.useRealTimers()
  rendered.unmount()
})

const [sample] = (questionnaireSamples[0]?.sections ?? []).flatMap(({ questions }) => questions)
const texts = phoneTexts['pt-BR']

function open(type: Question['type'], value: string | null, wrong?: WrongValue, min: string | null = null) {
  const onGive = vi.fn()
  const question = { ...sample, code: 'D1', type, min, required: false, options: [] } as unknown as Parameters<
    typeof AnswerInput
  >[0]['asked']['question']
  const answer = value === null ? undefined : { value, na: false, comment: null, photos: [], key: 'k', state: 'stored' as const }
  rendered = renderForm(
    <>
      <p id="statement">Validade do alvará</p>
      <AnswerInput {...{ answer, wrong, texts, onGive }} asked={{ question, section: 0 }} labelledBy="statement" isDisabled={false} />
    </>,
  )
  return onGive
}

it.each([
  ['data', '2026-03-12', '05082026', '2026-08-05'],
  ['hora', '09:30', '14h', '14:00'],
] as const)('a typed %s is read as people write it, whatever the language of the browser', async (type, stored, typed, value) => {
  const onGive = open(type, stored)
  const field = page.getByLabelText('Validade do alvará')
  await expect.element(field).toHaveValue(type === 'data' ? '12/03/2026' : '09:30')
  await field.fill(typed)
  await userEvent.tab()
  await expect.poll(() => onGive.mock.lastCall).toEqual([{ value }])
})

it('a half-typed date does not take the stored answer away: it is not accepted', async () => {
  const onGive = open('data', '2026-03-12')
  await page.getByLabelText('Validade do alvará').fill('31/02/2026')
  await userEvent.tab()
  await expect.poll(() => onGive.mock.lastCall).toEqual([{ value: '31/02/2026' }])
})

it.each(['sim-nao', 'sim-nao-na'] as const)('a choice of %s that was a mistake is cleared, where no answer is required', async (type) => {
  const onGive = open(type, 'sim')
  await page.getByRole('radio', { name: 'Não', exact: true }).click()
  expect(onGive.mock.lastCall).toEqual([{ value: 'nao', na: false }])
  await page.getByRole('button', { name: 'Limpar resposta' }).click()
  expect(onGive.mock.lastCall).toEqual([{ value: null, na: false }])
})

it('Enter, the "ok" of a phone, hands a value over at once and once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }) // no pause of typing ends here
  const onGive = open('data', null)
  await page.getByLabelText('Validade do alvará').fill('10/3')
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(0)
  expect(onGive.mock.calls).toEqual([[{ value: '10/3' }]])
})

it('shows why, and what counts until it is corrected', async () => {
  open('data', '2026-03-12', { value: '31/02/2026', issue: { path: 'value', code: 'date' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Data inválida Até ser corrigida, vale a resposta anterior: 12/03/2026.')
  await expect.element(page.getByLabelText('Validade do alvará')).toHaveValue('31/02/2026')
})

it('says that the year is missing, and not that the date is wrong', async () => {
  open('data', null, { value: '10/3', issue: { path: 'value', code: 'date' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Falta o ano. Escreva como em 31/12/2026.')
})

it('an emptied date is no answer any more', async () => {
  const onGive = open('data', '2026-03-12')
  await page.getByLabelText('Validade do alvará').fill('')
  await userEvent.tab()
  await expect.poll(() => onGive.mock.lastCall).toEqual([{ value: null }])
})

it('a press on the next choice ends before the note of a refused value moves it', async () => {
  const onGive = open('data', '2026-03-12')
  await page.getByLabelText('Validade do alvará').fill('31/02/2026')
  const field = page.getByLabelText('Validade do alvará').element() as HTMLInputElement
  field.focus()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  field.blur()
  await new Promise((resolve) => setTimeout(resolve, 1600))
  expect(onGive).not.toHaveBeenCalled()
  await expect.element(page.getByLabelText('Validade do alvará')).toHaveValue('31/02/2026')
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  expect(onGive).not.toHaveBeenCalled()
  await expect.poll(() => onGive.mock.lastCall).toEqual([{ value: '31/02/2026' }])
})

it.each([
  ['-5', 'text'],
  ['0', 'decimal'],
  [null, 'decimal'],
] as const)('a number from %s on asks for the %s keyboard: only below zero is a minus needed', async (min, keyboard) => {
  open('numero', null, undefined, min)
  await expect.element(page.getByLabelText('Validade do alvará')).toHaveAttribute('inputmode', keyboard)
})

it('a field without a note is as wide as the choices', async () => {
  open('data', null)
  await expect.element(page.getByLabelText('Validade do alvará')).toBeVisible()
  const field = page.getByLabelText('Validade do alvará').element()
  const line = field.closest('.ep-answer-typed')
  expect(field.getBoundingClientRect().width).toBe(line?.getBoundingClientRect().width)
})
