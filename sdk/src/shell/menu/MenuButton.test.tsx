import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documentMount } from '../../mount/documentMount.js'
import { MountProvider } from '../../mount/MountProvider.js'
import { MenuButton } from './MenuButton.js'

const onSelect = vi.fn()
let unmount = () => {}

beforeEach(async () => {
  onSelect.mockClear()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const item = (label: string, isChecked: boolean) => ({ key: label, label, isChecked, onSelect: () => onSelect(label) })
  root.render(
    <MountProvider mount={documentMount()}>
      <MenuButton label="Idioma" items={[item('Português', false), item('English', true), item('Español', false)]}>
        PT
      </MenuButton>
      <button type="button">depois</button>
    </MountProvider>,
  )
  unmount = () => {
    root.unmount()
    container.remove()
  }
  await expect.element(trigger()).toBeVisible()
})
afterEach(() => unmount())

const trigger = () => page.getByRole('button', { name: 'Idioma' })
const menu = () => page.getByRole('menu', { name: 'Idioma' })
const focused = () => document.activeElement?.textContent

async function openByKeyboard() {
  trigger().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('English')
}

describe('menu button', () => {
  it('starts at the checked entry and is walked by arrows and first letters', async () => {
    await openByKeyboard()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Español')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Português')
    await userEvent.keyboard('e')
    expect(focused()).toBe('English')
  })

  it('does what is chosen, closes, and gives focus back', async () => {
    await openByKeyboard()
    await userEvent.keyboard('{End}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Español')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(document.activeElement).toBe(trigger().element())
  })

  it('closes on Escape without choosing, and gives focus back', async () => {
    await openByKeyboard()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(trigger().element())
  })

  it('closes on Tab and on a press outside', async () => {
    await openByKeyboard()
    await userEvent.keyboard('{Tab}')
    await expect.element(menu()).not.toBeInTheDocument()
    await userEvent.click(trigger())
    await expect.element(menu()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'depois' }))
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('tells screen readers what is chosen', async () => {
    await userEvent.click(trigger())
    await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true')
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
  })
})
