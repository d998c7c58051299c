import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { CommentField } from './CommentField.js'
import type { WrongValue } from './givenAnswers.js'
import { phoneTexts } from './phoneTexts.js'

const texts = phoneTexts['pt-BR']

let rendered: Rendered
afterEach(() => rendered.unmount())

it('a tap on "Comentar" is enough to type', async () => {
  const onGive = vi.fn()
  rendered = renderForm(<CommentField comment={null} texts={texts} isDisabled={false} onGive={onGive} />)
  await page.getByRole('button', { name: 'Comentar' }).click()
  await userEvent.keyboard('Sem lacre')
  await userEvent.tab()
  expect(onGive).toHaveBeenCalledExactlyOnceWith('Sem lacre')
})

it('keeps what is typed while the cursor still stands in it: a phone may end the page without a word', async () => {
  const onGive = vi.fn()
  rendered = renderForm(<CommentField comment={null} texts={texts} isDisabled={false} onGive={onGive} />)
  await page.getByRole('button', { name: 'Comentar' }).click()
  await userEvent.keyboard('Sem lacre')
  await expect.poll(() => onGive.mock.lastCall).toEqual(['Sem lacre'])
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

it('a comment that is dictated or typed beyond its limit stays whole, and is told why it is not kept', async () => {
  const long = 'a'.repeat(2001)
  const onGive = vi.fn()
  const show = (wrong?: WrongValue) => <CommentField {...{ wrong, texts, onGive }} comment="Sem lacre" isDisabled={false} />
  rendered = renderForm(show())
  await page.getByRole('textbox').fill(long)
  await userEvent.tab()
  expect(onGive).toHaveBeenCalledExactlyOnceWith(long)
  rendered.unmount()
  rendered = renderForm(show({ value: long, issue: { path: 'comment', code: 'maxLength', params: { max: 2000 } } }))
  await expect.element(page.getByRole('textbox')).toHaveValue(long)
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription('Use no máximo 2.000 caracteres Até ser corrigida, vale a resposta anterior: Sem lacre.')
})
