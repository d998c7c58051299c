import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderFeedback } from './renderFeedback.testkit.js'
import { useToastRoom } from './useToastRoom.js'

let clear = () => {}
afterEach(() => clear())

/** A form longer than the window, with a margin of the page below its bar. */
function LongForm() {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoom(bar, 'page')
  return (
    <div style={{ paddingBlockEnd: 42 }}>
      <div style={{ blockSize: 2000 }} />
      <div ref={bar} data-testid="bar" style={{ position: 'sticky', insetBlockEnd: 0, blockSize: 60 }} />
    </div>
  )
}

const room = () =>
  Number.parseFloat(
    document.querySelector<HTMLElement>('[style*="--ep-toast-room-page"]')?.style.getPropertyValue('--ep-toast-room-page') ?? '',
  )
const barHeight = () => window.innerHeight - page.getByTestId('bar').element().getBoundingClientRect().top

it('toasts leave the save button free at the end of a form too, where its bar stands above the margin of the page', async () => {
  clear = await renderFeedback(<LongForm />)
  await expect.poll(room).toBe(50)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(barHeight).toBeGreaterThanOrEqual(102)
  await expect.poll(room).toBe(barHeight() - 10)
  window.scrollTo(0, 0)
  await expect.poll(room).toBe(50)
})
