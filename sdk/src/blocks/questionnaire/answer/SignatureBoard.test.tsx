import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { SignatureBoard } from './SignatureBoard.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

it('asks before the tab is closed over a drawing that was not used, and lets the user go on inside the page', async () => {
  const onKeep = vi.fn(() => Promise.resolve())
  rendered = renderForm(<SignatureBoard onKeep={onKeep} />)
  const block = vi.spyOn(rendered.navigation, 'block')
  const board = page.getByRole('img', { name: 'Assine no quadro' })
  await expect.element(board).toBeVisible()
  const canvas = board.element() as HTMLCanvasElement
  // No pointer is really down, so none can be captured.
  canvas.setPointerCapture = () => undefined
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 40, clientY: 20 }))
  await expect.poll(() => block.mock.calls.length).toBe(1)
  const [mayLeave, isArmed] = block.mock.calls[0] ?? []
  expect([await mayLeave?.('/'), isArmed?.()]).toEqual([true, true])
})

it('tells each stroke, and goes on with an earlier drawing until it is wiped out', async () => {
  const onStroke = vi.fn<(drawing: string | null) => void>()
  const onKeep = () => Promise.resolve()
  rendered = renderForm(<SignatureBoard onKeep={onKeep} onDrawn={() => undefined} onStroke={onStroke} />)
  const board = page.getByRole('img', { name: 'Assine no quadro' })
  await expect.element(board).toBeVisible()
  const canvas = board.element() as HTMLCanvasElement
  canvas.setPointerCapture = () => undefined
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 40, clientY: 20 }))
  const [[drawing] = []] = onStroke.mock.calls
  expect(drawing).toMatch(/^data:image\/png/)
  rendered.unmount()
  rendered = renderForm(<SignatureBoard onKeep={onKeep} onDrawn={() => undefined} drawing={drawing ?? null} onStroke={onStroke} />)
  await expect.element(page.getByRole('button', { name: 'Usar assinatura' })).toBeEnabled()
  await page.getByRole('button', { name: 'Limpar quadro' }).click()
  expect(onStroke).toHaveBeenLastCalledWith(null)
  await expect.element(page.getByRole('button', { name: 'Usar assinatura' })).toBeDisabled()
})

it('draws under the pointer, also where the whole page is selected', async () => {
  const onStroke = vi.fn<(drawing: string | null) => void>()
  rendered = renderForm(<SignatureBoard onKeep={() => Promise.resolve()} onDrawn={() => undefined} onStroke={onStroke} />)
  const board = page.getByRole('img', { name: 'Assine no quadro' })
  await expect.element(board).toBeVisible()
  // A browser drags what is selected.
  document.execCommand('selectAll')
  await userEvent.dragAndDrop(board, board, { sourcePosition: { x: 40, y: 20 }, targetPosition: { x: 120, y: 40 } })
  await expect.poll(() => onStroke.mock.lastCall?.[0]).toMatch(/^data:image\/png/)
})
