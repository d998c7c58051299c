import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderHelp } from './renderHelp.testkit.js'
import { shortcutAreas } from './shortcutAreas.js'

let help: Awaited<ReturnType<typeof renderHelp>>
afterEach(() => {
  vi.restoreAllMocks()
  help.unmount()
})

const dialog = () => page.getByRole('dialog', { name: 'Atalhos do teclado' })
const palette = () => page.getByRole('region', { name: 'Em qualquer página' })

describe('the keyboard help', () => {
  it('tells every key of the product by the part in which it works', async () => {
    help = await renderHelp('keys')
    await expect.element(palette()).toMatchTextContent(/Ir para uma página ou um registroCtrl \+ K/)
    expect(dialog().getByRole('region').elements()).toHaveLength(shortcutAreas.length)
    const told = dialog().getByRole('term').elements()
    expect(told).toHaveLength(shortcutAreas.flatMap(({ shortcuts }) => shortcuts).length)
    expect(told.filter((term) => !term.textContent || term.textContent.includes('keys.'))).toEqual([])
  })

  it('names the keys as they are printed on a Mac', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    help = await renderHelp('keys')
    await expect.element(palette()).toMatchTextContent(/⌘ \+ K/)
  })

  it('turns keys without Ctrl off, and on again', async () => {
    help = await renderHelp('keys')
    const single = dialog().getByRole('switch', { name: 'Atalhos de uma só tecla, como N e ?' })
    await expect.element(single).toBeChecked()
    await userEvent.click(single)
    await expect.element(single).not.toBeChecked()
    await userEvent.click(single)
    await expect.element(single).toBeChecked()
  })

  it('closes on Escape and gives the focus back', async () => {
    help = await renderHelp('keys')
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'abrir' })).toHaveFocus()
  })
})
