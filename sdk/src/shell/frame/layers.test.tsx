import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderShell } from './renderShell.testkit.js'

let shell: Awaited<ReturnType<typeof renderShell>>
afterEach(() => shell.unmount())

const layerOf = (selector: string) => {
  const element = document.querySelector(selector)
  return element && getComputedStyle(element).zIndex
}

// Specification, section 9: "z-indices modal 1100, overlay 1000, menu 1000, tooltip 1100"; top bar, mask and sidebar are below them.
test('every layer of the frame lies where the specification puts it', async () => {
  shell = await renderShell({ width: 1200, theme: { menuMode: 'slim' }, address: '/dashboard' })
  expect(['.ep-topbar', '.ep-mask', '.ep-sidebar'].map(layerOf)).toEqual(['997', '998', '999'])
  await userEvent.click(page.getByRole('button', { name: 'Administrativo' }))
  await expect.poll(() => layerOf('.ep-submenu')).toBe('1000')
  await userEvent.click(page.getByRole('button', { name: /^PT, Idioma/ }))
  await expect.poll(() => layerOf('.ep-menu')).toBe('1000')
  await userEvent.hover(page.getByRole('button', { name: 'Desconectar' }))
  await expect.poll(() => layerOf('.ep-tooltip')).toBe('1100')
  await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Sair' })).toBeVisible()
  expect(layerOf('.ep-modal-mask')).toBe('1100')
})
