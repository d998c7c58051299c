import { Profiler } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { documentMount } from '../mount/documentMount.js'
import { renderFeedback } from './renderFeedback.testkit.js'
import { startRipple } from './ripple.js'

let clear = () => {}
let stop = () => {}
afterEach(() => {
  vi.restoreAllMocks()
  stop()
  clear()
})

const onRender = vi.fn()

async function render() {
  clear = await renderFeedback(
    <Profiler id="board" onRender={onRender}>
      <button style={{ font: '16px sans-serif', padding: 20 }}>salvar</button>
      <button disabled>parado</button>
      <button aria-disabled="true">ocupado</button>
      <input aria-label="Nome" />
    </Profiler>,
  )
  await expect.element(page.getByText('salvar')).toBeVisible()
  onRender.mockClear()
}

async function renderWithRipple() {
  await render()
  const mount = documentMount()
  mount.portal.remove()
  stop = startRipple(mount)
}

/** Presses like a finger or pointer and returns the wave of the next frame: a slow machine would look too late. */
async function press(name: string, init: PointerEventInit = {}) {
  const element = [...document.querySelectorAll('button, input')].find((each) => each.textContent === name || each.ariaLabel === name)
  const { left, top } = (element as Element).getBoundingClientRect()
  const at = { clientX: left + 5, clientY: top + 5, isPrimary: true, bubbles: true, composed: true }
  element?.dispatchEvent(new PointerEvent('pointerdown', { ...at, ...init }))
  await new Promise(requestAnimationFrame)
  return element?.querySelector<HTMLElement>('.ep-ripple') ?? null
}

describe('specification, section 9: "Ripple animation 0.4 s"', () => {
  it('runs from the point that was pressed over the whole button, and leaves nothing behind', async () => {
    await renderWithRipple()
    const pool = (await press('salvar')) as HTMLElement
    const button = pool.parentElement as HTMLElement
    const [wave] = pool.children
    const [animation] = (wave as Element).getAnimations()
    expect(animation?.effect?.getComputedTiming().duration).toBe(400)
    expect(pool.getBoundingClientRect().toJSON()).toEqual({ ...button.getBoundingClientRect().toJSON(), ...boxInside(button) })
    animation?.finish()
    await vi.waitFor(() => expect(button.innerHTML).toBe('salvar'))
    expect(button.getAttribute('style')).not.toContain('position')
    expect(button.dataset).not.toHaveProperty('rippling')
  })

  it('renders no component, and changes no name that is read aloud', async () => {
    await renderWithRipple()
    await press('salvar')
    await expect.element(page.getByRole('button', { name: 'salvar', exact: true })).toBeVisible()
    expect(onRender).not.toHaveBeenCalled()
  })

  it('begins anew when the button is pressed again', async () => {
    await renderWithRipple()
    const first = await press('salvar')
    expect(await press('salvar')).not.toBe(first)
    expect(document.querySelectorAll('.ep-ripple')).toHaveLength(1)
  })

  it('stays away from what cannot be pressed, from fields, and from the other buttons of a mouse', async () => {
    await renderWithRipple()
    const presses = [press('parado'), press('ocupado'), press('Nome'), press('salvar', { button: 2 })]
    expect(await Promise.all(presses)).toEqual([null, null, null, null])
  })

  it('stays away where less motion is asked for', async () => {
    await renderWithRipple()
    const ask = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(ask(query), 'matches', { value: query.includes('prefers-reduced-motion: reduce') }),
    )
    expect(await press('salvar')).toBeNull()
  })

  it('stays away from the buttons of a page that is not ours', async () => {
    await renderWithRipple()
    const foreign = document.body.appendChild(Object.assign(document.createElement('button'), { textContent: 'do portal' }))
    expect(await press('do portal')).toBeNull()
    foreign.remove()
  })

  it('comes by itself once the page is at rest', { timeout: 15_000 }, async () => {
    await render()
    // Presses again, because pressing counts as activity.
    await vi.waitFor(async () => expect(await press('salvar')).not.toBeNull(), { timeout: 12_000, interval: 2500 })
  })
})

function boxInside(button: HTMLElement) {
  const { left, top, right, bottom } = button.getBoundingClientRect()
  const border = button.clientLeft
  const box = new DOMRect(left + border, top + border, right - left - 2 * border, bottom - top - 2 * border)
  return box.toJSON() as object
}
