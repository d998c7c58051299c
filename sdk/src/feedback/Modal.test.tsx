import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Modal, type ModalProps } from './Modal.js'
import { renderFeedback } from './renderFeedback.testkit.js'

let clear = () => {}
afterEach(() => clear())

function Opener(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>abrir</button>
      <Modal title="Função" size="small" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {props.children ?? <input aria-label="Nome" />}
      </Modal>
    </>
  )
}

async function open(props: Partial<ModalProps> = {}) {
  clear = await renderFeedback(<Opener {...props} />)
  await page.getByText('abrir').click()
  const dialog = page.getByRole('dialog', { name: 'Função' })
  await expect.element(dialog).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  return dialog
}

const places = {
  center: ['center', 'center'],
  top: ['center', 'start'],
  bottom: ['center', 'end'],
  left: ['start', 'center'],
  right: ['end', 'center'],
  topleft: ['start', 'start'],
  topright: ['end', 'start'],
  bottomleft: ['start', 'end'],
  bottomright: ['end', 'end'],
} as const

/** Where a stretch lies between two edges of the window. */
function placeOf(start: number, end: number, length: number) {
  const [before, after] = [start, length - end]
  return Math.abs(before - after) < 2 ? 'center' : before < after ? 'start' : 'end'
}

describe('a dialog', () => {
  it.each(Object.entries(places))('opens at %s', async (position, wanted) => {
    const dialog = await open({ position: position as keyof typeof places })
    const { left, right, top, bottom } = dialog.element().getBoundingClientRect()
    expect([placeOf(left, right, innerWidth), placeOf(top, bottom, innerHeight)]).toEqual(wanted)
  })

  it('never fills more than 90 % of the height, and scrolls inside', async () => {
    const dialog = await open({ children: <div style={{ height: 3000 }}>longo</div> })
    expect(dialog.element().getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.9)
    const body = dialog.element().querySelector('.ep-modal-body') as Element
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  })

  it('lies at the height the specification gives to modals', async () => {
    const dialog = await open()
    expect(getComputedStyle(dialog.element().closest('.ep-modal-mask') as Element).zIndex).toBe('1100')
  })

  it('keeps what is typed when somebody clicks beside it', async () => {
    const dialog = await open()
    await page.getByLabelText('Nome').fill('Árbitro')
    await userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByLabelText('Nome')).toHaveValue('Árbitro')
  })

  it('holds the focus, closes on Escape and gives the focus back', async () => {
    const dialog = await open()
    for (let press = 0; press < 4; press++) await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('abrir'))
  })
})
