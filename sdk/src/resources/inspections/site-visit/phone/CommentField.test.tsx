import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { CommentField } from './CommentField.js'
import { phoneTexts } from './phoneTexts.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

it('a tap on "Comentar" is enough to type', async () => {
  const onGive = vi.fn()
  rendered = renderForm(<CommentField comment={null} texts={phoneTexts['pt-BR']} isDisabled={false} onGive={onGive} />)
  await page.getByRole('button', { name: 'Comentar' }).click()
  await userEvent.keyboard('Sem lacre')
  await userEvent.tab()
  expect(onGive).toHaveBeenCalledExactlyOnceWith('Sem lacre')
})

it('keeps what is typed while the cursor still stands in it: a phone may end the page without a word', async () => {
  const onGive = vi.fn()
  rendered = renderForm(<CommentField comment={null} texts={phoneTexts['pt-BR']} isDisabled={false} onGive={onGive} />)
  await page.getByRole('button', { name: 'Comentar' }).click()
  await userEvent.keyboard('Sem lacre')
  await expect.poll(() => onGive.mock.lastCall).toEqual(['Sem lacre'])
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})
