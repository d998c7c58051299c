import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { useToasts } from './FeedbackProvider.js'
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

/** Where a box is between two edges of the window. */
function placeOf(start: number, end: number, length: number) {
  const [before, after] = [start, length - end]
  return Math.abs(before - after) < 2 ? 'center' : before < after ? 'start' : 'end'
}

function TellingOpener() {
  const toasts = useToasts()
  return (
    <>
      <button onClick={() => toasts.show({ severity: 'success', title: 'Registro atualizado com sucesso' })}>avisar</button>
      <Opener size="panel" position="right" />
    </>
  )
}

it('toasts from before wait while a dialog is open, so that they lie over none of its fields', async () => {
  clear = await renderFeedback(<TellingOpener />)
  await page.getByText('avisar').click()
  const toast = page.getByText('Registro atualizado com sucesso')
  await expect.element(toast).toBeVisible()
  await page.getByText('abrir').click()
  await expect.element(page.getByRole('dialog', { name: 'Função' })).toBeVisible()
  await expect.element(toast).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(toast).toBeVisible()
})

describe('a dialog', () => {
  it.each(Object.entries(places))(
    'section 9, "positions center, top, bottom, left, right, topleft, …": opens at %s',
    async (position, wanted) => {
      const dialog = await open({ position: position as keyof typeof places })
      const { left, right, top, bottom } = dialog.element().getBoundingClientRect()
      expect([placeOf(left, right, innerWidth), placeOf(top, bottom, innerHeight)]).toEqual(wanted)
    },
  )

  it.each(['small', 'medium', 'large', 'full', 'panel', 'side'] as const)(
    'section 9, "maximum height 90 percent": %s scrolls inside',
    async (size) => {
      const dialog = await open({ size, children: <div style={{ height: 3000 }}>longo</div> })
      expect(dialog.element().getBoundingClientRect().height).toBeCloseTo(innerHeight * 0.9, 0)
      const body = dialog.element().querySelector('.ep-modal-body') as Element
      expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    },
  )

  it('section 9, "z-indices modal 1100"', async () => {
    const dialog = await open()
    expect(getComputedStyle(dialog.element().closest('.ep-modal-mask') as Element).zIndex).toBe('1100')
  })

  it('returns the focus as soon as it begins to leave', async () => {
    await open()
    const opener = page.getByText('abrir', { exact: true }).element()
    const returned = new Promise((resolve) => {
      opener.addEventListener('focus', () => resolve(document.querySelector('.ep-modal-mask')?.hasAttribute('data-leaving')), {
        once: true,
      })
    })
    await userEvent.keyboard('{Escape}')
    expect(await returned).toBe(true)
  })

  it('takes the focus, and begins empty, when it is opened again while it leaves', async () => {
    const dialog = await open()
    const name = page.getByRole('textbox', { name: 'Nome' })
    await name.fill('Gestora')
    const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'abrir')
    await userEvent.keyboard('{Escape}')
    opener?.click()
    // Longer than a dialog takes to leave.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(name).toHaveValue('')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  })

  it('keeps its buttons free of toasts, also over a dialog that closes', async () => {
    function Both() {
      const toasts = useToasts()
      const [isAsking, setIsAsking] = useState(false)
      return (
        <>
          <Opener size="full" footer={<button onClick={() => toasts.show({ title: 'Atenção' })}>avisar</button>}>
            <button onClick={() => setIsAsking(true)}>perguntar</button>
          </Opener>
          <Modal title="Pergunta" size="small" isOpen={isAsking} onClose={() => setIsAsking(false)} footer={<button>sim</button>}>
            Sair?
          </Modal>
        </>
      )
    }
    clear = await renderFeedback(<Both />, { toastPosition: 'bottom-right' })
    await page.getByText('abrir').click()
    const footer = page.getByText('avisar')
    await footer.click()
    const toast = page.getByRole('alertdialog')
    await expect.element(toast).toBeVisible()
    const foot = () => toast.element().getBoundingClientRect().bottom
    const isAbove = () => foot() <= footer.element().getBoundingClientRect().top
    await expect.poll(isAbove).toBe(true)
    await page.getByText('perguntar').click()
    await expect.element(page.getByRole('dialog', { name: 'Pergunta' })).toBeVisible()
    // It waits for the second dialog and comes back to its place.
    await expect.element(toast).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Pergunta' })).not.toBeInTheDocument()
    await expect.element(toast).toBeVisible()
    await expect.poll(isAbove).toBe(true)
    // The focus comes back in the next frame; a key before that reaches no dialog.
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await expect.poll(foot).toBeGreaterThan(innerHeight - 40)
  })

  it('is scrolled by keyboard where it holds nothing to focus', async () => {
    const dialog = await open({ children: <p style={{ height: 3000 }}>longo</p> })
    const body = dialog.element().querySelector('.ep-modal-body') as Element
    await expect.poll(() => body.getAttribute('tabindex')).toBe('0')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(body)
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => body.scrollTop).toBeGreaterThan(0)
  })

  it('section 9, "enter and leave 150 ms"', async () => {
    const dialog = await open()
    const mask = dialog.element().closest('.ep-modal-mask') as Element
    const durations = () => [mask, mask.firstElementChild as Element].map((element) => getComputedStyle(element).animationDuration)
    expect(durations()).toEqual(['0.15s', '0.15s'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => mask.getAttribute('data-leaving')).toBe('true')
    expect(getComputedStyle(mask).animationDuration).toBe('0.15s')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it.each([
    ['top', 'translateY(-2em)'],
    ['bottomright', 'translateY(2em)'],
    ['left', 'translateX(-2em)'],
    ['center', 'scale(0.94)'],
  ] as const)('comes from the side where it stands: %s', async (position, from) => {
    clear = await renderFeedback(<Opener position={position} />)
    await page.getByText('abrir').click()
    await expect.poll(() => document.querySelector('.ep-modal')).not.toBeNull()
    const mask = document.querySelector('.ep-modal-mask') as Element
    const wanted = mask.appendChild(document.createElement('div'))
    wanted.style.fontSize = 'var(--ep-rem)'
    wanted.style.transform = from
    expect(firstTransform(mask.firstElementChild as HTMLElement)).toBe(getComputedStyle(wanted).transform)
  })

  it('keeps what is typed when somebody clicks beside it', async () => {
    const dialog = await open()
    await page.getByLabelText('Nome').fill('Árbitro')
    await userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByLabelText('Nome')).toHaveValue('Árbitro')
  })

  it.each(['no-preference', 'reduce'])('above another one gives the focus back to its opener there (motion: %s)', async (value) => {
    const setMotion = (motion: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })
    await setMotion(value)
    try {
      const dialog = await open({ children: <Opener title="Histórico" /> })
      const opener = dialog.getByRole('button', { name: 'abrir' })
      await opener.click()
      await expect.element(page.getByRole('dialog', { name: 'Histórico' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog', { name: 'Histórico' })).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    } finally {
      await setMotion('no-preference')
    }
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

/** The first frame of the box's animation; played again, because a slow machine would miss it. */
function firstTransform(box: HTMLElement) {
  box.style.animation = 'none'
  expect(getComputedStyle(box).transform).toBe('none')
  box.style.animation = ''
  const [animation] = box.getAnimations()
  animation?.pause()
  if (animation) animation.currentTime = 0
  return getComputedStyle(box).transform
}
