import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tags } from '../kinds/text/tags.js'
import type { Rendered } from '../form/frame/renderForm.testkit.js'
import { input, renderField } from './renderField.testkit.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

it('tells the values of a field with several after each change, and nothing before', async () => {
  rendered = await renderField(tags(), ['judô'])
  const told = page.getByRole('status')
  await expect.element(told).toHaveTextContent('')
  const standing = told.element()
  await input().fill('vôlei')
  await userEvent.keyboard('{Enter}')
  await expect.element(told).toHaveTextContent('judô, vôlei')
  await page.getByRole('button', { name: 'Tirar judô' }).click()
  await expect.element(told).toHaveTextContent('vôlei')
  expect(told.element()).toBe(standing)
})
