import { afterEach, describe, expect, it } from 'vitest'
import type {} from '@vitest/browser-playwright'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderShell } from './renderShell.testkit.js'

let shell: Awaited<ReturnType<typeof renderShell>>
afterEach(() => shell.unmount())

async function open(width: number, menuMode: 'static' | 'slim' | 'overlay' = 'static') {
  // A pointer resting in the menu's place would open it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: width - 20, y: 650 })
  shell = await renderShell({ width, address: '/dashboard', theme: { menuMode } })
  return shell
}

const toggle = () => page.getByRole('button', { name: 'Mostrar ou ocultar o menu' })
const menu = () => page.getByRole('navigation', { name: 'Menu principal' })
const mask = () => getComputedStyle(document.querySelector('.ep-mask') as Element)
const beside = () => Number.parseFloat(getComputedStyle(document.querySelector('.ep-shell-body') as Element).marginLeft)

// Specification, sections 4 and 9, checked on the page; `layoutRules.test.ts` checks the same rules in the state.
describe('layout', () => {
  it('Switching to static re-enables the desktop static menu.', async () => {
    const { theme } = await open(1200, 'slim')
    await expect.element(menu()).toBeVisible()
    await userEvent.click(toggle())
    await expect.element(menu()).not.toBeInTheDocument()
    theme.set({ menuMode: 'static' })
    await expect.element(menu()).toBeVisible()
    await expect.poll(beside).toBeGreaterThan(200)
  })

  it('Desktop breakpoint: on windows wider than 991 px the toggle takes the menu from beside the page', async () => {
    await open(992)
    await expect.element(menu()).toBeVisible()
    expect(beside()).toBeGreaterThan(200)
    await userEvent.click(toggle())
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.poll(beside).toBe(0)
    expect(mask().visibility === 'hidden' || mask().opacity === '0' || mask().display === 'none').toBe(true)
    await userEvent.click(toggle())
    await expect.element(menu()).toBeVisible()
    await expect.poll(beside).toBeGreaterThan(200)
  })

  it('otherwise it lays the menu over the page, and a click outside closes it', async () => {
    await open(991)
    await expect.element(menu()).not.toBeInTheDocument()
    expect(beside()).toBe(0)
    await userEvent.click(toggle())
    await expect.element(menu()).toBeVisible()
    expect(beside()).toBe(0)
    await expect.poll(() => mask().opacity).toBe('1')
    await userEvent.click(document.querySelector('.ep-mask') as Element, { position: { x: 900, y: 400 } })
    await expect.element(menu()).not.toBeInTheDocument()
  })
})
